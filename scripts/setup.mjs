import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkedAddress } from './address.mjs'
import { packageScript, ROOT, run, runNode } from './run.mjs'
import { hashOf, isFresh, writeStamp } from './stamp.mjs'

/** Makes a clone ready to run; every step is skipped when it has nothing to do. Built-in modules only: nothing is installed yet. */

const OLDEST_NODE = [20, 19]
const INSTALLED = 'node_modules/.tierfront-lock'
const COMPILED_FOR = 'node_modules/.tierfront-abi' // Node's binary interface, for better-sqlite3
const GENERATED = 'lib/db/generated'

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  fail(
    `Tierfront needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org.`,
  )
}

async function install() {
  const hash = hashOf(['package-lock.json'])
  if (isFresh(INSTALLED, hash) && isFresh(COMPILED_FOR, process.versions.modules)) return
  const first = !existsSync(join(ROOT, 'node_modules'))
  console.log(`Installing packages${first ? ' (one to two minutes, once)' : ''} …`)
  // Not `npm ci`: docs/decisions/003-lock-file.md. NODE_ENV=production must not leave the build tools out.
  await npm('install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error')
  const otherNode = existsSync(join(ROOT, COMPILED_FOR)) && !isFresh(COMPILED_FOR, process.versions.modules)
  if (otherNode) await npm('rebuild', '--loglevel=error')
  writeStamp(COMPILED_FOR, process.versions.modules)
  writeStamp(INSTALLED, hash)
}

/** The npm that called us, if one did. What it told its script about itself must not reach the inner call. */
async function npm(...args) {
  const own = Object.keys(process.env).filter((name) => /^npm_(lifecycle|package|command)/.test(name))
  const env = Object.fromEntries(own.map((name) => [name, undefined]))
  const { npm_execpath: script } = process.env
  const code = script ? await runNode([script, ...args], { env }) : await run('npm', args, { env })
  if (code !== 0)
    fail(
      `npm ${args[0]} failed. Tierfront needs a package registry for its first start: check the network and try again.`,
    )
}

async function generate() {
  const hash = hashOf(['prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json'])
  if (isFresh(`${GENERATED}/.tierfront-schema`, hash)) return
  console.log('Generating the database client …')
  const code = await runNode([packageScript('prisma/build/index.js'), 'generate'], { quiet: true })
  if (code !== 0) fail('prisma generate failed; its reason is above.')
  writeStamp(`${GENERATED}/.tierfront-schema`, hash)
}

function fail(line) {
  console.error(line)
  process.exit(1)
}

checkNode()
if (process.env.npm_lifecycle_event === 'prestart') await checkedAddress(process.env) // before minutes of work, not after
await install()
await generate()
if (!process.argv.includes('--no-build')) process.exitCode = await runNode(['scripts/build.mjs'])
