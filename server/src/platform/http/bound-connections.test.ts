import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { boundConnections, serverOptions } from './bound-connections.ts'

const bounds = {
  headMs: 200,
  requestMs: 400,
  silentMs: 600,
  idleMs: 300,
  lookMs: 50,
  connections: 20,
}
const GREAT = Buffer.alloc(64 * 1024 * 1024)
const server = boundConnections(
  createServer(serverOptions(bounds), (request, response) => {
    if (request.url === '/great') response.end(GREAT)
    else request.resume().once('end', () => response.end('fine'))
  }),
  bounds,
)

beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')))
afterAll(() => server.close().closeAllConnections())

const open = (): Socket => connect((server.address() as AddressInfo).port, '127.0.0.1')

/** How long the server keeps a connection on which this is said, again and again. */
async function keptMs(begin: string, again = '', read = true): Promise<number> {
  const taken = once(server, 'connection') as Promise<[Socket]>
  const socket = open().on('error', () => undefined)
  const [theirs] = await taken
  const began = performance.now()
  if (read) socket.resume()
  socket.write(begin)
  const drip = again && setInterval(() => socket.write(again), 40)
  await new Promise((resolve) => void theirs.once('close', resolve))
  if (drip) clearInterval(drip)
  socket.destroy()
  return performance.now() - began
}

it.each([
  ['nothing is said', '', '', true],
  ['a head comes byte by byte', 'GET / HTTP/1.1\r\nHost: a\r\nX: ', 'a', true],
  [
    'a body comes byte by byte',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9999\r\n\r\n',
    'a',
    true,
  ],
  ['the next request never comes', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', '', true],
  ['nobody reads the answer', 'GET /great HTTP/1.1\r\nHost: a\r\n\r\n', '', false],
])('ends a connection where %s', async (_, begin, again, read) => {
  expect(await keptMs(begin, again, read)).toBeLessThan(2000)
})

it('takes so many at once, and others when these are gone', async () => {
  const held = Array.from({ length: bounds.connections }, open)
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  const one = open().on('error', () => undefined)
  await once(one, 'close')
  for (const socket of held) socket.destroy()
  await Promise.all(held.map((socket) => once(socket, 'close')))
  await expect
    .poll(async () =>
      (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).text(),
    )
    .toBe('fine')
})
