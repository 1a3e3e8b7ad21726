import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  resolve: {
    alias: [
      // `server-only` throws outside a server bundle; in tests there is nothing to keep it out of.
      { find: /^server-only$/, replacement: `${root}tests/server-only.ts` },
      { find: /^@\//, replacement: root },
    ],
  },
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
  },
})
