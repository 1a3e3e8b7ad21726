import { describe, expect, test } from 'vitest'
import { optionChoices, readConfiguration, textsOf } from '@/components/run/option-choice'

const schema = {
  type: 'object',
  required: ['sizeGib'],
  properties: {
    sizeGib: { type: 'number' },
    volumes: { type: 'integer' },
    protocol: { enum: ['nfs3', 'nfs4'] },
    encrypted: { type: 'boolean' },
    instanceType: { type: 'string' },
  },
}
const entry = (id: string, label: string, estimable: boolean) => ({
  id,
  label,
  estimable,
  regions: ['us-east-1', 'global'],
  configurationSchema: schema,
})

describe('the options to choose from', () => {
  const choices = optionChoices([entry('b', 'Bill only', false), entry('z', 'Z', true), entry('a', 'A', true)])

  test('those that can be recommended stand first, by name', () => {
    expect(choices.map(({ id }) => id)).toEqual(['a', 'z', 'b'])
    expect(choices[0]?.regions).toEqual(['us-east-1'])
  })

  test('the schema says what to ask for', () => {
    expect(choices[0]?.fields.map(({ key, kind, required }) => `${key} ${kind} ${required}`)).toEqual([
      'sizeGib number true',
      'volumes number false',
      'protocol choice false',
      'encrypted flag false',
      'instanceType text false',
    ])
  })
})

describe('reading the form', () => {
  const fields = optionChoices([entry('a', 'A', true)])[0]?.fields ?? []

  test('what was typed, by its kind; what is empty is not said', () => {
    const texts = { sizeGib: '1,024', volumes: '3', protocol: 'nfs3', encrypted: 'true', instanceType: ' ' }
    expect(readConfiguration(fields, texts)).toEqual({
      ok: true,
      configuration: { sizeGib: 1024, volumes: 3, protocol: 'nfs3', encrypted: true },
    })
  })

  test.each([
    { texts: {}, wrong: ['sizeGib'] },
    { texts: { sizeGib: 'big' }, wrong: ['sizeGib'] },
    { texts: { sizeGib: '1', volumes: '-3' }, wrong: ['volumes'] },
  ])('$texts is refused by the keys $wrong', ({ texts, wrong }) => {
    expect(readConfiguration(fields, texts)).toEqual({ ok: false, wrong })
  })

  test('what is stored comes back as it was typed', () => {
    const configuration = { sizeGib: 1024, volumes: 3, encrypted: false, protocol: 'nfs4' }
    expect(readConfiguration(fields, textsOf(configuration))).toEqual({ ok: true, configuration })
  })
})
