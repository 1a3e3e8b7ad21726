'use strict'

const security = require('../security-headers.json')

/** How long a refused client may go on sending before the connection is cut. */
const LINGER_MS = 1_000

/** `method_not_allowed` → `Method not allowed`, as the API itself says it. */
const titleOf = (code) => `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('_', ' ')}`

/** Answers with `application/problem+json` (RFC 9457) and lets the client read it. */
function refuse(req, res, refused) {
  if (res.headersSent) {
    req.socket.destroy()
    return
  }
  const { code, status, detail, params, headers } = refused
  const type = `urn:tierfront:problem:${code}`
  const instance = res.getHeader('x-request-id')
  const body = JSON.stringify({ type, title: titleOf(code), status, detail, code, instance, where: null, params })
  for (const [name, value] of Object.entries({ ...security.everywhere, ...security.machine, ...headers })) {
    res.setHeader(name, value)
  }
  res.writeHead(status, { 'Content-Type': 'application/problem+json', 'Content-Length': Buffer.byteLength(body) })
  res.end(req.method === 'HEAD' ? undefined : body)
}

/**
 * An answer that overtakes the body of its request ends the connection, but not at once: closing a socket that still
 * holds unread bytes resets it, and the client would see the reset instead of the answer.
 */
function closeGentlyWhenEarly(req, res) {
  const { writeHead } = res
  res.writeHead = (...args) => {
    if (!req.complete && req.socket !== null) {
      res.setHeader('Connection', 'close')
      linger(req)
    }
    return writeHead.apply(res, args)
  }
}

/** Node calls `destroySoon` once the last answer is written. Say that we are done, read on for a moment, then cut. */
function linger(req) {
  const { socket } = req
  socket.destroySoon = () => {
    socket.end()
    const cut = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => {
      clearTimeout(cut)
      // Node forgets an answered request; whoever still waits for its body would wait for ever.
      if (!req.complete) req.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
    })
    socket.resume()
  }
}

module.exports = { refuse, closeGentlyWhenEarly }
