'use strict'

/**
 * Stands before Next and cannot be skipped by a route or a matcher: `node --require ./scripts/guard.cjs … next start`.
 * Every server that the process opens refuses foreign hosts, foreign origins, odd methods, upgrades and slow bodies.
 */

const http = require('node:http')
const { guarded } = require('./guard/server.cjs')

const STOP_DEADLINE_MS = 25_000
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 }

const servers = []
const { TIERFRONT_MAX_UPLOAD_BYTES: limit } = process.env // what is wrong with it, the program itself says at its start
const createGuardedServer = guarded(http.createServer, limit ? { maxBodyBytes: Number(limit) } : {})
http.createServer = (...args) => {
  const server = createGuardedServer(...args)
  servers.push(server)
  return server
}

/** Next finishes what is under way when told to stop, however long that takes and however many idle browsers wait. */
function onStop(signal) {
  const exit = () => process.exit(EXIT_CODES[signal])
  if (process.listenerCount(signal) === 0) exit() // Next is not listening yet, nothing is under way
  setTimeout(exit, STOP_DEADLINE_MS).unref()
  setInterval(() => {
    for (const server of servers) server.closeQuietSockets()
  }, 100).unref()
}
for (const signal of Object.keys(EXIT_CODES)) process.once(signal, () => onStop(signal))

// The launcher holds the other end of this channel: when it is gone, whatever the reason, so are we.
if (process.channel !== undefined) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
