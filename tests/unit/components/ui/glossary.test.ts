import { expect, test } from 'vitest'
import { GLOSSARY } from '@/components/ui/glossary'
import { BASES } from '@/lib/model/quantity'
import en from '@/messages/en.json'
import zh from '@/messages/zh-CN.json'

const TERMS = Object.values(GLOSSARY).flat()

test('every term has a name and a text in both languages, and every text a term', () => {
  for (const words of [en, zh]) expect(Object.keys(words.glossary).sort()).toEqual([...TERMS].sort())
  for (const { name, text } of [...Object.values(en.glossary), ...Object.values(zh.glossary)]) {
    expect(name.length).toBeGreaterThan(0)
    expect(text).toMatch(/[.。]$/)
  }
})

test('terms are explained once, and every basis is among them', () => {
  expect(new Set(TERMS).size).toBe(TERMS.length)
  expect(GLOSSARY.basis).toEqual(BASES)
})
