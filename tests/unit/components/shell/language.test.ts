import { describe, expect, test } from 'vitest'
import { languageFromAccept, languageOf } from '@/components/shell/language'

describe('the language of a reader who has not chosen', () => {
  test.each([
    [null, 'en'],
    ['', 'en'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
    ['zh-TW', 'zh-CN'],
    ['en-GB,zh;q=0.9', 'en'],
    ['de-DE,de;q=0.9,zh;q=0.5,en;q=0.3', 'zh-CN'],
    ['en;q=0.2,zh;q=0.7', 'zh-CN'],
    ['zh;q=0,en', 'en'],
    ['fr', 'en'],
    ['*', 'en'],
    ['zhuang', 'en'],
  ])('%s is read as %s', (header, language) => expect(languageFromAccept(header)).toBe(language))

  test('only our own languages are taken from an address or a cookie', () => {
    expect(['en', 'zh-CN', 'zh', 'EN', '../en', '', null, undefined].map(languageOf)).toEqual([
      'en',
      'zh-CN',
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })
})
