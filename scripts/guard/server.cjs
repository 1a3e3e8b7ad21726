'use strict'

const { randomUUID } = require('node:crypto')
const { createPace } = require('./pace.cjs')
const { closeGentlyWhenEarly, refuse } = require('./refuse.cjs')
const { dropHeaders, hasBody, judge, refusal } = require('./rules.cjs')

const SETTINGS = {
  maxBodyBytes: 512 * 2 ** 20,
  headersTimeoutMs: 20_000,
  idleMs: 30_000,
  graceMs: 30_000,
  minBytesPerSecond: 8 * 1024,
  tickMs: 1_000,
  maxHeadersCount: 100,
  // All local clients share one address, and fifty uploads at once are an everyday case.
  maxSocketsPerAddress: 128,
}

/** Wraps `http.createServer`: whatever the server does later, nothing reaches it that the guard has not let through. */
function guarded(createServer, overrides = {}) {
  const settings = { ...SETTINGS, ...overrides }
  return function createGuardedServer(...args) {
    const listener = args.find((arg) => typeof arg === 'function')
    const options = args.find((arg) => typeof arg === 'object' && arg !== null) ?? {}
    const server = createServer({ ...options, connectionsCheckingInterval: settings.tickMs * 5 }, listener)
    server.headersTimeout = settings.headersTimeoutMs
    server.requestTimeout = 0 // a large file may take its time: idle time and rate are watched instead
    server.maxHeadersCount = settings.maxHeadersCount
    const sockets = watchSockets(server)
    const pace = createPace(settings, refuse)
    server.once('close', pace.stop)
    server.on('checkContinue', () => {}) // without a listener Node would ask for the body before anyone looks
    gate(server, { settings, sockets, pace })
    server.closeQuietSockets = sockets.closeQuiet
    return server
  }
}

/** Listeners can be added and removed by anyone; the events themselves pass only here. */
function gate(server, { settings, sockets, pace }) {
  const emit = server.emit.bind(server)
  server.emit = (event, ...args) => {
    if (event === 'upgrade' || event === 'connect') {
      args[1].destroy()
      return true
    }
    if (event !== 'request' && event !== 'checkContinue') return emit(event, ...args)
    const [req, res] = args
    if (!admit(req, res, { settings, sockets })) return true
    if (event === 'checkContinue') res.writeContinue()
    if (hasBody(req)) pace.watch(req, res)
    return emit('request', req, res)
  }
}

function admit(req, res, { settings, sockets }) {
  const id = randomUUID()
  dropHeaders(req)
  req.headers['x-request-id'] = id
  req.rawHeaders.push('x-request-id', id)
  res.setHeader('X-Request-Id', id)
  if (hasBody(req)) closeGentlyWhenEarly(req, res)
  sockets.began(req, res)
  const crowd = sockets.count(req.socket.remoteAddress)
  const refused =
    crowd > settings.maxSocketsPerAddress
      ? refusal('busy', `${crowd} connections are open from your address. Close some.`, {
          headers: { 'Retry-After': '1', Connection: 'close' },
        })
      : judge(req, settings)
  if (refused !== null) refuse(req, res, refused)
  return refused === null
}

/** Counts sockets by address, and knows which of them have no request under way. */
function watchSockets(server) {
  const open = new Map()
  server.on('connection', (socket) => {
    open.set(socket, { address: socket.remoteAddress, requests: 0 })
    socket.once('close', () => open.delete(socket))
  })
  const change = (socket, by) => {
    const entry = open.get(socket)
    if (entry !== undefined) entry.requests += by
  }
  return {
    count: (address) => [...open.values()].filter((entry) => entry.address === address).length,
    began: (req, res) => {
      const { socket } = req
      change(socket, 1)
      res.once('close', () => change(socket, -1))
    },
    closeQuiet: () => {
      for (const [socket, { requests }] of open) if (requests === 0) socket.destroy()
    },
  }
}

module.exports = { guarded, SETTINGS }
