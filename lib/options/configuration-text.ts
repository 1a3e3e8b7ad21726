import type { Configuration } from '@/lib/model/price-book'

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const PROTOCOLS: Readonly<Record<string, string>> = { nfs3: 'NFSv3', nfs4: 'NFSv4.1', smb: 'SMB' }

/** Units as the vendor writes them; the same in every language. */
const PARTS: Readonly<Record<string, (value: string | number) => string>> = {
  sizeGib: (value) => `${number(value)} GiB`,
  throughputMbps: (value) => `${number(value)} MBps`,
  throughputMibps: (value) => `${number(value)} MiB/s`,
  iops: (value) => `${number(value)} IOPS`,
  protocol: (value) => PROTOCOLS[String(value)] ?? String(value),
  instanceType: String,
}

const number = (value: string | number): string => (typeof value === 'number' ? WHOLE.format(value) : value)

/** "3 × 1,024 GiB · 16,000 IOPS · 1,000 MiB/s · m8g.12xlarge"; several volumes: each has what is printed. */
export function configurationText(configuration: Configuration): string {
  const volumes = configuration.volumes
  const parts = Object.entries(PARTS).flatMap(([key, print]) => {
    const value = configuration[key]
    return typeof value === 'number' || typeof value === 'string' ? [print(value)] : []
  })
  const text = parts.join(' · ')
  return typeof volumes === 'number' && volumes > 1 ? `${volumes} × ${text}` : text
}

/** Stable across key order: what a URL, a report and a test call this estimate. */
export function estimateKey(optionId: string, configuration: Configuration): string {
  const entries = Object.entries(configuration).filter(([, value]) => value !== null)
  const text = entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${value}`)
    .join(',')
  return text === '' ? optionId : `${optionId}?${text}`
}
