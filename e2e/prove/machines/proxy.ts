import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export type Proxy = { readonly port: number; close(): void }

/** A process that refused is left alone for so long, as nginx does (`max_fails`, `fail_timeout`). */
const LEFT_ALONE_MS = 1000
const TRIES = 3

/**
 * Does in front of the processes what nginx.conf does: one after another, another where one is gone, a
 * POST that may have arrived never twice. Each call comes from an address of its own, so that the load of
 * a test meets no limit of one address.
 */
export async function openProxy(port: number, ports: readonly number[]): Promise<Proxy> {
  const goneUntil = new Map<number, number>()
  let next = 0
  const choose = (tried: Set<number>): number | undefined => {
    const free = ports.filter((one) => !tried.has(one))
    const alive = free.filter((one) => (goneUntil.get(one) ?? 0) < Date.now())
    const among = alive.length > 0 ? alive : free
    return among[(next += 1) % among.length]
  }

  const server = createServer((asked, answer) => void forward(asked, answer))

  async function forward(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = Buffer.concat(await asked.toArray())
    const tried = new Set<number>()
    for (let tries = 0; tries < TRIES; tries += 1) {
      const to = choose(tried)
      if (to === undefined) break
      tried.add(to)
      const outcome = (await isListening(to)) ? await ask(to, asked, body, answer) : 'gone'
      if (outcome === 'answered') return
      goneUntil.set(to, Date.now() + LEFT_ALONE_MS)
      // It may have arrived: only what changes nothing is asked again.
      if (outcome === 'lost' && asked.method !== 'GET') break
      await pause(5)
    }
    if (!answer.headersSent) answer.writeHead(502)
    answer.end()
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { port, close: () => (server.closeAllConnections(), void server.close()) }
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1')
    probe.once('connect', () => (probe.destroy(), resolve(true)))
    probe.once('error', () => resolve(false))
  })

const anyAddress = (): string =>
  ['41', ...Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 250))].join('.')

function ask(
  port: number,
  asked: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
): Promise<'answered' | 'lost'> {
  return new Promise((resolve) => {
    const headers = { ...asked.headers, 'x-forwarded-for': anyAddress() }
    const { method, url: path } = asked
    const sent = request({ port, host: '127.0.0.1', method, path, headers, agent: false })
    sent.once('response', (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
      got.once('error', () => answer.destroy())
      resolve('answered')
    })
    sent.once('error', () => resolve('lost'))
    sent.end(body)
  })
}
