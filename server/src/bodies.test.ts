import { getRequestListener } from '@hono/node-server'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { testApp } from './testing/app.ts'

const { app } = await testApp({
  pages: async () => new Response('<p>no form here</p>', { status: 405 }),
})
const answer = getRequestListener(app.http.fetch)
const server = createServer((request, response) => void answer(request, response)).listen(
  0,
  '127.0.0.1',
)
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => {
  server.close().closeAllConnections()
})

const KB = 1024
const lengthOf = (method: string, path: string, size: number, type = 'application/json') =>
  `${method} ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${size}\r\n\r\n${'x'.repeat(size)}`
const chunked = (path: string, size: number) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`

/** Sends everything over one connection, and reads until it has been answered or has closed. */
async function converse(...requests: string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  let said = ''
  const answers = () => said.split(/(?=HTTP\/1\.1 \d{3} )/).filter(Boolean)
  socket.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (answers().length >= requests.length && said.includes('{"ok":true}')) socket.destroy()
  })
  socket.write(requests.join(''))
  await once(socket, 'close')
  return answers()
}

const next = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'

describe('the next request of a connection is answered after', () => {
  it.each([
    ['1 MB to a call', 413, lengthOf('POST', '/api/TripsApi/GetAll', KB * KB)],
    ['1 MB in chunks to a call', 413, chunked('/api/TripsApi/GetAll', KB * KB)],
    [
      'a call that needs a session',
      401,
      lengthOf('POST', '/api/AccountApi/SignOutDevice', 200 * KB),
    ],
    [
      'a form without a session',
      401,
      lengthOf(
        'POST',
        '/api/AccountApi/UpdateUserInfo',
        300 * KB,
        'multipart/form-data; boundary=x',
      ),
    ],
    [
      'a form that is too large',
      413,
      lengthOf('POST', '/api/AccountApi/UpdateUserInfo', 7 * KB * KB),
    ],
    ['no call', 404, lengthOf('POST', '/api/None', 200 * KB)],
    ['a method that it has not', 405, lengthOf('PUT', '/api/TripsApi/GetAll', 200 * KB)],
    ['a page that takes no form', 405, lengthOf('POST', '/', 60 * KB)],
    ['a page that takes no large form', 413, lengthOf('POST', '/', KB * KB)],
    ['a large callback of the gateway', 413, lengthOf('POST', '/payment/callback', 100 * KB)],
    ['a forged callback of the gateway', 403, lengthOf('POST', '/payment/callback', 60 * KB)],
    [
      'a large answer of a provider',
      413,
      lengthOf('POST', '/auth/external/callback/google', 100 * KB),
    ],
    ['an answer of no provider', 404, lengthOf('POST', '/auth/external/callback/x', 60 * KB)],
    ['a call that reads its body', 400, lengthOf('POST', '/api/TripsApi/GetAll', 200 * KB)],
  ])('%s: %i', async (_, status, request) => {
    const [first, second] = await converse(request, next)
    expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(first?.toLowerCase()).not.toContain('connection: close')
    expect(second).toMatch(/^HTTP\/1.1 200 /)
  })
})

it('a connection that brings more than anybody reads is announced to close', async () => {
  const [first] = await converse(
    `POST /api/TripsApi/GetAll HTTP/1.1\r\nhost: x\r\ncontent-length: ${100 * KB * KB}\r\n\r\n`,
    'x'.repeat(100 * KB),
  )
  expect(first).toMatch(/^HTTP\/1.1 413 /)
  expect(first?.toLowerCase()).toContain('connection: close')
})
