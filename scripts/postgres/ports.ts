import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** True when this port of this address is free. */
export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

/** Waits for a port to be free; false when it is still taken after `withinMs`. */
export async function becomesFree(port: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (!(await isFree(port))) {
    if (Date.now() > deadline) return false
    await pause(50)
  }
  return true
}

/**
 * A free port on the loopback address. Chosen below the range that systems lend to outgoing
 * connections, so that it is still free when the program is started again tomorrow.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    if (await isFree(port)) return port
  }
  throw new Error('No free port was found between 20000 and 32000.')
}
