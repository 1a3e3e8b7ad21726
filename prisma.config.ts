import { defineConfig } from 'prisma/config'

// `prisma generate` only asks that a schema engine exists; it never runs it. Naming any executable keeps it from
// downloading one, so that set-up works without a network. Migrations are run by lib/db/migrate.ts.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({ schema: 'prisma/schema.prisma' })
