import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export type HalfOpen = {
  /** Held at once at the height of it, and how many of them the server itself had ended at the end. */
  readonly held: number
  readonly ended: number
  /** The slowest of what others asked meanwhile, and how many of it failed. */
  readonly slowestMs: number
  readonly failed: number
  readonly asked: number
}

const DRIP_MS = 1000

/** Ways to hold a connection: a head and a body that never end, nothing at all, an answer left unread. */
const ways: readonly { readonly begin: string; readonly drip: string }[] = [
  { begin: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ', drip: 'a' },
  {
    begin:
      'POST /api/AccountApi/Login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{',
    drip: ' ',
  },
  {
    begin:
      'POST /api/AccountApi/UploadImage HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n',
    drip: '1\r\na\r\n',
  },
  { begin: '', drip: '' },
  { begin: 'GET /hotels HTTP/1.1\r\nHost: localhost\r\n\r\n', drip: '' },
]

/** Holds so many connections for so long, while others ask for pages and calls as ever. */
export async function holdHalfOpen(
  origin: string,
  {
    connections,
    seconds,
    untilEndedSeconds,
  }: { connections: number; seconds: number; untilEndedSeconds: number },
): Promise<HalfOpen> {
  const { port, hostname } = new URL(origin)
  const open = new Set<Socket>()
  for (let n = 0; n < connections; n += 1) {
    const way = ways[n % ways.length]
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    open.add(socket)
    // Nothing is read, so that an answer stays where it is.
    socket.pause()
    if (way?.begin) socket.write(way.begin)
    const drip = way?.drip ? setInterval(() => socket.write(way.drip), DRIP_MS) : undefined
    socket.once('close', () => {
      clearInterval(drip)
      open.delete(socket)
    })
    if (n % 50 === 49) await pause(20)
  }
  let held = 0
  const times: number[] = []
  let failed = 0
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    held = Math.max(held, open.size)
    for (const path of ['/activities', '/api/CitiesApi/GetDestinations', '/healthz']) {
      const began = performance.now()
      const ok = await fetch(origin + path, { signal: AbortSignal.timeout(10_000) }).then(
        async (response) => (await response.text()) !== '' && response.ok,
        () => false,
      )
      if (!ok) failed += 1
      times.push(performance.now() - began)
    }
    await pause(200)
  }
  // Who doesn't read learns of the end only by reading.
  for (const socket of open) socket.resume()
  const giveUp = performance.now() + untilEndedSeconds * 1000
  while (open.size > 0 && performance.now() < giveUp) await pause(500)
  const ended = connections - open.size
  for (const socket of open) socket.destroy()
  return { held, ended, slowestMs: Math.max(...times), failed, asked: times.length }
}
