import { rmSync } from 'node:fs'

export default function removeData() {
  const folder = process.env.TIERFRONT_E2E_DATA
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
}
