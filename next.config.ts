import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import security from './scripts/security-headers.json' with { type: 'json' }

const asList = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }))

const config: NextConfig = {
  distDir: process.env.TIERFRONT_DIST ?? '.next',
  poweredByHeader: false,
  // Next would otherwise write rule files of its own into the repository whenever the development server starts.
  agentRules: false,
  // Native code and code that finds its files at run time cannot be bundled.
  serverExternalPackages: ['better-sqlite3', '@prisma/client', '@prisma/adapter-better-sqlite3'],
  // Nothing is fetched or resized on a visitor's behalf: `/_next/image` answers 404.
  images: { unoptimized: true },
  // `npm test` checks the types; whoever only starts the program need not wait for it twice.
  typescript: { ignoreBuildErrors: true },
  // Route types are then imported by next-env.d.ts; otherwise Next rewrites tsconfig.json for every distDir it meets.
  experimental: { strictRouteTypes: true },
  turbopack: { root: import.meta.dirname },
  // Later rows win over earlier ones, and `proxy.ts` wins over all with the policy of a page.
  headers: async () => [
    { source: '/:path*', headers: asList(security.everywhere) },
    { source: '/_next/static/:path*', headers: asList(security.assets) },
    { source: '/api/:path*', headers: asList(security.machine) },
    { source: '/s/:path*', headers: asList(security.shared) },
  ],
}

// Messages are compiled at build time, so that no browser carries a parser for them.
const withMessages = createNextIntlPlugin({
  requestConfig: './app/i18n.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: ['en', 'zh-CN'], precompile: true } },
})

export default withMessages(config)
