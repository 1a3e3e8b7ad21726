import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A script inside node_modules, called with this same Node instead of through npx. */
export const packageScript = (path) => `${ROOT}node_modules/${path}`

/** Runs a program of ours to its end and returns its exit code; what it prints is shown. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  const stdio = quiet ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'inherit', 'inherit']
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  })
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}

export const runNode = (args, options) => run(process.execPath, args, options)
