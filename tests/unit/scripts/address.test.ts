import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { addressFrom, portRefusal } from '../../../scripts/address.mjs'

describe('where to listen', () => {
  test.each([
    [{}, 'http://127.0.0.1:3000'],
    [{ PORT: '', HOST: '' }, 'http://127.0.0.1:3000'],
    [{ PORT: '8080' }, 'http://127.0.0.1:8080'],
    [{ HOST: 'localhost' }, 'http://localhost:3000'],
    [{ HOST: '127.0.0.2' }, 'http://127.0.0.2:3000'],
    [{ HOST: '::1', PORT: '65535' }, 'http://[::1]:65535'],
  ])('%j → %s', (env, url) => expect(addressFrom(env)).toMatchObject({ url }))

  test.each([
    [{ HOST: '0.0.0.0' }, /open Tierfront to the network/],
    [{ HOST: '::' }, /no logins yet/],
    [{ HOST: '192.168.1.4' }, /no logins yet/],
    [{ HOST: '127.0.0.1.evil.example' }, /no logins yet/],
    [{ PORT: '0' }, /not a port/],
    [{ PORT: '65536' }, /not a port/],
    [{ PORT: 'http' }, /not a port/],
    [{ PORT: '80.5' }, /not a port/],
  ])('%j is refused in one line', (env, words) => {
    const { refusal } = addressFrom(env)
    expect(refusal).toMatch(words)
    expect(refusal).not.toContain('\n')
  })

  test('a port that is taken is named, with the way out; a free one is not', async () => {
    const holder = createServer()
    const port = await new Promise<number>((ready) => {
      holder.listen(0, '127.0.0.1', () => {
        const address = holder.address()
        ready(typeof address === 'object' && address !== null ? address.port : 0)
      })
    })
    expect(await portRefusal({ host: '127.0.0.1', port })).toMatch(
      new RegExp(`^Port ${port} is taken.*PORT=\\d+ npm start$`),
    )
    await new Promise((closed) => holder.close(closed))
    expect(await portRefusal({ host: '127.0.0.1', port })).toBeNull()
  })
})
