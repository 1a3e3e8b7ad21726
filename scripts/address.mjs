import { createServer } from 'node:net'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i
const DEFAULT_PORT = 3000
const LAST_PORT = 65_535

/** Where to listen, from the environment; or one line that says why not. */
export function addressFrom(env) {
  const host = env.HOST || '127.0.0.1'
  const port = Number(env.PORT || DEFAULT_PORT)
  if (!LOOPBACK.test(host)) {
    return {
      refusal: `HOST=${host} would open Tierfront to the network, but it has no logins yet. Leave HOST out, or use 127.0.0.1.`,
    }
  }
  if (!Number.isInteger(port) || port < 1 || port > LAST_PORT) {
    return { refusal: `PORT=${env.PORT} is not a port. Use a number from 1 to ${LAST_PORT}.` }
  }
  return { host, port, url: `http://${host.includes(':') ? `[${host}]` : host}:${port}` }
}

/** Null when the port is free, else one line that says why not. */
export function portRefusal({ host, port }) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', ({ code, message }) => {
      const other = port < LAST_PORT ? port + 1 : DEFAULT_PORT
      const taken = `Port ${port} is taken. Stop what listens there, or choose another: PORT=${other} npm start`
      resolve(code === 'EADDRINUSE' ? taken : `Cannot listen on ${host}:${port}: ${message}`)
    })
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
}

/** Exit code for a start that the surroundings do not allow: sysexits.h, EX_CONFIG. */
export const REFUSED = 78

/** Ends the process with one line when Tierfront cannot listen where it is told to. */
export async function checkedAddress(env) {
  const address = addressFrom(env)
  const refusal = address.refusal ?? (await portRefusal(address))
  if (refusal === null) return address
  console.error(refusal)
  process.exit(REFUSED)
}
