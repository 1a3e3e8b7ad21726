type TimestampProps = {
  /** ISO 8601, UTC. */
  iso: string
  precision?: 'day' | 'minute' | 'second' | undefined
}

const LENGTHS = { day: 10, minute: 16, second: 19 } as const

/** UTC and says so: `2026-11-20 19:30 UTC`. The same text in every language, so that two readers quote the same time. */
export function Timestamp({ iso, precision = 'minute' }: TimestampProps) {
  const utc = new Date(iso).toISOString()
  const text = utc.slice(0, LENGTHS[precision]).replace('T', ' ')
  return (
    <time dateTime={utc} title={`${utc.slice(0, 19).replace('T', ' ')} UTC`} className="num">
      {precision === 'day' ? text : `${text} UTC`}
    </time>
  )
}
