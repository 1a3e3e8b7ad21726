// The values of a question that are more than one number, as they are written in the address.
import type { Configuration } from '@/lib/model/price-book'
import type { RecommendationRequest } from '@/lib/model/recommendation'
import type { Declared, Protocol, Rate, Slo, SloWindow, Workload } from '@/lib/model/workload'
import { type Codec, count, durationUs, listOf, nullable, plain, ranged, size, word } from './question-codec'

export const PROTOCOLS = ['nfs3', 'nfs4', 'smb', 's3', 'block', 'posix-local'] as const satisfies readonly Protocol[]
export const SLO_WINDOWS = ['worst-minute', 'peak', 'day'] as const satisfies readonly SloWindow[]
export const PERIODS = ['second', 'day', 'month'] as const satisfies readonly Rate['per'][]

export const rate: Codec<Rate> = {
  format: (value) => `${count.format(value.count)}/${value.per}`,
  parse: (text) => {
    const [digits = '', period = ''] = text.split('/')
    const per = PERIODS.find((one) => one === period)
    const parsed = count.parse(digits)
    return per === undefined || parsed === undefined ? undefined : { count: parsed, per }
  },
}

export const slo: Codec<Slo> = {
  format: (one) => `${one.operation}:p${one.percentile}:${durationUs.format(one.latencyUs)}:${one.window}`,
  parse: (text) => {
    const [operation, rank = '', latency = '', window] = text.split(':')
    const percentile = rank.startsWith('p') ? ranged(0, 100).parse(rank.slice(1)) : undefined
    const latencyUs = durationUs.parse(latency)
    const known = SLO_WINDOWS.find((one) => one === window)
    if (operation !== 'read' && operation !== 'write') return undefined
    if (percentile === undefined || latencyUs === undefined || known === undefined) return undefined
    return { operation, percentile, latencyUs, window: known }
  },
}

export const peak: Codec<NonNullable<Workload['peak']>> = {
  format: (value) => `${value.multiplier}x:${value.durationSeconds}s:${value.perDay}`,
  parse: (text) => {
    const [times = '', seconds = '', perDayText = ''] = text.split(':')
    const multiplier = times.endsWith('x') ? plain.parse(times.slice(0, -1)) : undefined
    const durationSeconds = seconds.endsWith('s') ? plain.parse(seconds.slice(0, -1)) : undefined
    const perDay = plain.parse(perDayText)
    if (multiplier === undefined || durationSeconds === undefined || perDay === undefined) return undefined
    return { multiplier, durationSeconds, perDay }
  },
}

export const itemBytes: Codec<NonNullable<Declared['itemBytes']>> = {
  format: ({ min, mean, max }) => [min, mean, max].map(nullable(size).format).join(':'),
  parse: (text) => {
    const [min, mean, max, ...rest] = text.split(':').map(nullable(size).parse)
    if (min === undefined || mean === undefined || max === undefined || rest.length > 0) return undefined
    return { min, mean, max }
  },
}

export const share: Codec<Declared['shares'][number]> = {
  format: (value) => `${value.share}:${value.windowDays}d`,
  parse: (text) => {
    const [part = '', days = ''] = text.split(':')
    const parsed = ranged(0, 1).parse(part)
    const windowDays = days.endsWith('d') ? plain.parse(days.slice(0, -1)) : undefined
    return parsed === undefined || windowDays === undefined ? undefined : { share: parsed, windowDays }
  },
}

const pair = <Value>(codec: Codec<Value>): Codec<readonly [string, Value]> => ({
  format: ([key, value]) => `${word.format(key)}:${codec.format(value)}`,
  parse: (text) => {
    const [key = '', value = '', ...rest] = text.split(':')
    const name = word.parse(key)
    const parsed = codec.parse(value)
    return name === undefined || parsed === undefined || rest.length > 0 ? undefined : [name, parsed]
  },
})

export const readings: Codec<Workload['readings']> = {
  format: (value) => listOf(pair(word), ',').format(Object.entries(value)),
  parse: (text) => {
    const pairs = listOf(pair(word), ',').parse(text)
    return pairs === undefined ? undefined : Object.fromEntries(pairs)
  },
}

/** A text that would read as a number, a flag or nothing is led by an apostrophe, as in a spreadsheet. */
const setting: Codec<Configuration[string]> = {
  format: (value) => {
    if (typeof value !== 'string') return String(value)
    const bare = /^('|-?\d|true$|false$|null$)/.test(value) || value === ''
    return bare ? `'${encodeURIComponent(value)}` : word.format(value)
  },
  parse: (text) => {
    if (text.startsWith("'")) return word.parse(text.slice(1) === '' ? '~' : text.slice(1))
    if (text === 'null') return null
    if (text === 'true' || text === 'false') return text === 'true'
    if (/^-?\d/.test(text)) return Number.isFinite(Number(text)) ? Number(text) : undefined
    return word.parse(text)
  },
}

export const pinned: Codec<RecommendationRequest['pinned'][number]> = {
  format: (one) =>
    `${word.format(one.optionId)}{${listOf(pair(setting), ',').format(Object.entries(one.configuration))}}`,
  parse: (text) => {
    const [, id = '', inner = ''] = /^([^{]*)\{(.*)\}$/.exec(text) ?? []
    const optionId = id === '' ? undefined : word.parse(id)
    const pairs = listOf(pair(setting), ',').parse(inner)
    return optionId === undefined || pairs === undefined
      ? undefined
      : { optionId, configuration: Object.fromEntries(pairs) }
  },
}
