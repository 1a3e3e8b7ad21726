'use strict'

const { refusal } = require('./rules.cjs')

/**
 * Ends requests whose body stops, or trickles. Only time in which we were ready to read counts: a parser that takes
 * long over what it has must not make its client look slow.
 */
function createPace({ idleMs, graceMs, minBytesPerSecond, tickMs }, refuse) {
  const watched = new Map()

  const timer = setInterval(() => {
    for (const [req, watch] of watched) step(req, watch)
  }, tickMs)
  timer.unref()

  function step(req, watch) {
    if (req.complete || req.destroyed) {
      watched.delete(req)
      return
    }
    const received = req.socket.bytesRead - watch.start
    const arrived = received > watch.received
    watch.received = received
    if (req.readableLength > 0) return
    watch.waitedMs += tickMs
    watch.idleMs = arrived ? 0 : watch.idleMs + tickMs
    const rate = received / (watch.waitedMs / 1_000)
    if (watch.idleMs < idleMs && (watch.waitedMs < graceMs || rate >= minBytesPerSecond)) return
    watched.delete(req)
    refuse(
      req,
      watch.res,
      refusal('too_slow', `${received} bytes arrived, then too little. Check the line and send again.`),
    )
  }

  return {
    watch: (req, res) => watched.set(req, { res, start: req.socket.bytesRead, received: 0, waitedMs: 0, idleMs: 0 }),
    stop: () => clearInterval(timer),
  }
}

module.exports = { createPace }
