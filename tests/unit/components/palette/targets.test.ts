import { describe, expect, test } from 'vitest'
import { findTargets, lineAfter, MOST_SHOWN, type Target } from '@/components/palette/targets'

const target = (name: string, note = '', kind: Target['kind'] = 'run'): Target => ({
  kind,
  href: `/${name}`,
  name,
  note,
})
const TARGETS = [
  target('Runs', '', 'page'),
  target('Mail, choice', '', 'case'),
  target('Winter mail', '', 'question'),
  target('depth-16', 'fio · sweep.json'),
  target('邮件，选型', '', 'case'),
]
const found = (query: string) => findTargets(TARGETS, query).map(({ name }) => name)

describe('findTargets', () => {
  test.each([
    ['', TARGETS.map(({ name }) => name)],
    ['  ', TARGETS.map(({ name }) => name)],
    ['mail', ['Mail, choice', 'Winter mail']],
    ['MAIL wint', ['Winter mail']],
    ['fio depth', ['depth-16']],
    ['ｆｉｏ', ['depth-16']], // full width, as Chinese input methods write it
    ['选型', ['邮件，选型']],
    ['nothing of that name', []],
    ['.*', []],
  ])('%j', (query, names) => expect(found(query)).toEqual(names))

  test('what begins with the query stands first, else the order stays', () => {
    const names = findTargets([target('a run'), target('run 1'), target('b run'), target('run 2')], 'run')
    expect(names.map(({ name }) => name)).toEqual(['run 1', 'run 2', 'a run', 'b run'])
  })

  test('no more lines than can be read', () => {
    const many = Array.from({ length: 500 }, (_, index) => target(`run ${index}`))
    expect(findTargets(many, 'run')).toHaveLength(MOST_SHOWN)
  })
})

describe('lineAfter', () => {
  test.each([
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', 0, 3, 2],
    ['PageDown', 1, 30, 9],
    ['PageDown', 1, 3, 2],
    ['PageUp', 1, 3, 0],
    ['a', 1, 3, null],
    ['ArrowDown', 0, 0, null],
  ])('%s on line %i of %i', (key, line, count, next) => expect(lineAfter(key, { line, count })).toBe(next))
})
