import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { packageScript, ROOT, runNode } from './run.mjs'
import { hashOf, isFresh, writeStamp } from './stamp.mjs'

/** Builds what `npm start` serves, unless the last build was made from the same sources. `--commands` leaves Next out. */

const { commands: commandsOnly } = parseArgs({ options: { commands: { type: 'boolean', default: false } } }).values

/** Workers that Node runs; those of the browser are bundled by Next. */
const NODE_WORKERS = ['parse.worker.ts']
const LIBRARY_SOURCES = ['lib', 'workers', 'scripts', 'messages', 'package-lock.json', 'tsconfig.json']
const PAGE_SOURCES = [...LIBRARY_SOURCES, 'app', 'components', 'public', 'prisma', 'proxy.ts', 'instrumentation.ts']
const NEXT_CONFIG = ['next.config.ts', 'package.json']
const DIST = 'dist'
const NEXT_DIST = process.env.TIERFRONT_DIST ?? '.next'

const step = async (name, output, hash, work) => {
  const stamp = `${output}/tierfront-sources`
  if (isFresh(stamp, hash)) return
  console.log(`${name} …`)
  const started = performance.now()
  rmSync(join(ROOT, stamp), { force: true })
  if (!(await work())) process.exit(1)
  writeStamp(stamp, hash)
  console.log(`${name}: ${((performance.now() - started) / 1_000).toFixed(1)} s`)
}

async function bundleCommands() {
  const { build } = await import('esbuild')
  const workers = NODE_WORKERS.map((name) => `workers/${name}`).filter((path) => existsSync(join(ROOT, path)))
  const scripts = readdirSync(join(ROOT, 'scripts')).filter((name) => name.endsWith('.ts'))
  const bundled = await build({
    absWorkingDir: ROOT,
    entryPoints: [...workers, ...scripts.map((name) => `scripts/${name}`)],
    entryNames: '[name]',
    outdir: DIST,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    conditions: ['react-server'], // where `server-only` is an empty module
    external: ['better-sqlite3', '@prisma/*'],
    // CommonJS packages inside an ES module still ask for `require`.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    legalComments: 'none',
    logLevel: 'error',
  }).catch(() => null)
  return bundled !== null
}

const buildPages = async () => (await runNode([packageScript('next/dist/bin/next'), 'build'], { quiet: true })) === 0

await step('Bundling workers and commands', DIST, hashOf(LIBRARY_SOURCES), bundleCommands)
if (!commandsOnly)
  await step('Building the pages', NEXT_DIST, hashOf([...PAGE_SOURCES, ...NEXT_CONFIG], NEXT_DIST), buildPages)
