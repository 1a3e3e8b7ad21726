import type { BenchmarkRun } from '@/lib/model/benchmark-run'
import { displayName } from '../names'
import type { FioDocument } from './schema'

type Devices = BenchmarkRun['devices']
type Client = { readonly hostname?: string | undefined; readonly port?: string | number | undefined }

/** Disk statistics are of the whole run; in client mode of one client each. */
export function devicesByClient(document: FioDocument): ReadonlyMap<string, Devices> {
  const devices = new Map<string, Devices>()
  for (const disk of document.disk_util ?? []) {
    const { name, read_ios: reads = 0, write_ios: writes = 0, util = null } = disk
    const utilisationFraction = util === null ? null : util / 100
    const device = { name: displayName(name), reads, writes, utilisationFraction }
    devices.set(clientKey(disk), [...(devices.get(clientKey(disk)) ?? []), device])
  }
  return devices
}

export const clientKey = ({ hostname = '', port = '' }: Client): string => `${hostname}\n${port}`
