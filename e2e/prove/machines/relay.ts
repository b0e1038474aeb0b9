import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** One address for a database that moves: what HAProxy in front of Patroni is in production. */
export type Relay = {
  readonly port: number
  /** Leads there from now on, and ends whatever led elsewhere; null: nowhere. */
  pointAt(port: number | null): void
  close(): void
}

export async function openRelay(): Promise<Relay> {
  let target: number | null = null
  const open = new Set<Socket>()
  const server = createServer((from) => {
    if (target === null) return void from.destroy()
    const to = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => (open.delete(one), other.destroy()))
      one.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The relay has no port')
  const cut = (): void => open.forEach((socket) => void socket.destroy())
  return {
    port: at.port,
    pointAt(port) {
      target = port
      cut()
    },
    close() {
      cut()
      server.close()
    },
  }
}
