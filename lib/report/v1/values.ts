import { z } from 'zod'
import { DECIMAL_TEXT, toDecimalText } from '../decimal-text'

/** A number: decimal text in the document, a number in memory. The text is the shortest that reads back the same. */
export const number = z.codec(z.string().regex(DECIMAL_TEXT), z.number(), { decode: Number, encode: toDecimalText })

/** Money stays text on both sides. */
export const money = z.string().regex(/^-?\d+(?:\.\d+)?$/)

const numberOrText = z.codec(
  z.union([z.string(), z.object({ number: z.string().regex(DECIMAL_TEXT) })]),
  z.union([z.string(), z.number()]),
  {
    decode: (frozen) => (typeof frozen === 'string' ? frozen : Number(frozen.number)),
    encode: (value) => (typeof value === 'string' ? value : { number: toDecimalText(value) }),
  },
)

/** Where text and numbers may both stand, a number says that it is one: `{"number": "16000"}`. */
export const value = numberOrText

/** A code and its parameters: the words are the reader's, the numbers are frozen. */
export const reason = z.object({ code: z.string(), params: z.record(z.string(), value).readonly() })

export const configuration = z.record(z.string(), z.union([z.boolean(), z.null(), value])).readonly()

export const quantity = z.object({
  value: number.nullable(),
  low: number.nullable(),
  high: number.nullable(),
  unit: z.string(),
  basis: z.enum(['measured', 'interpolated', 'vendor-stated', 'modelled', 'assumed']),
  because: z.array(reason).readonly(),
})
