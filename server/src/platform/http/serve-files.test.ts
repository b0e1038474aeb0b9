import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveFiles } from './serve-files.ts'

const SCRIPT = 'export const answer = 42'

let folder: string
let server: Server

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-files-'))
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'not for the world')
  writeFileSync(join(folder, 'client/unlisted.txt'), 'not for the world')
  writeFileSync(join(folder, 'client/favicon.svg'), '<svg/>')
  writeFileSync(join(folder, 'client/assets/page-1.js'), SCRIPT)
  writeFileSync(join(folder, 'client/assets/page-1.js.br'), brotliCompressSync(SCRIPT))
  const build = { folder: join(folder, 'client'), single: new Set(['/favicon.svg']) }
  server = createServer(serveFiles(build, (_, response) => response.end('the app')))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Asks for a path as it is written: a client of the platform would tidy it first. */
const ask = (path: string, method = 'GET', headers = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ port, host: '127.0.0.1', path, method, headers }, resolve).once('error', reject).end()
  })

it('gives a file that is named by its content for good', async () => {
  const answer = await ask('/assets/page-1.js')
  expect(answer.headers).toMatchObject({
    'cache-control': 'public,max-age=31536000,immutable',
    'content-type': 'text/javascript',
    vary: 'Accept-Encoding',
  })
  expect(await text(answer)).toBe(SCRIPT)
})

it('gives it compressed to who reads that', async () => {
  const answer = await ask('/assets/page-1.js?v=2', 'GET', { 'accept-encoding': 'gzip, br' })
  expect(answer.headers['content-encoding']).toBe('br')
  const bytes = Buffer.concat(await answer.toArray())
  expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT)
})

it('gives a file with a fixed name for an hour', async () => {
  const answer = await ask('/favicon.svg')
  expect(answer.headers['cache-control']).toBe('public,max-age=3600')
  expect(await text(answer)).toBe('<svg/>')
})

it('says what a file is without giving it', async () => {
  const answer = await ask('/assets/page-1.js', 'HEAD')
  expect(answer.headers['content-length']).toBe(`${SCRIPT.length}`)
  expect(await text(answer)).toBe('')
})

it.each([
  ['GET', '/'],
  ['GET', '/hotels'],
  ['GET', '/unlisted.txt'],
  ['GET', '/assets/gone.js'],
  ['GET', '/assets/../unlisted.txt'],
  ['GET', '/assets/%2e%2e/%2e%2e/secret.txt'],
  ['GET', '/assets/%'],
  ['GET', '/assets/'],
  ['POST', '/assets/page-1.js'],
])('leaves %s %s to the app', async (method, path) => {
  expect(await text(await ask(path, method))).toBe('the app')
})

it.each(['bytes=0-99999999999999999999', 'bytes=9-3', 'bytes=-1,,,', 'bytes=5-', 'nonsense'])(
  'gives the whole file to who asks for a part of it: %s',
  async (range) => {
    const answer = await ask('/assets/page-1.js', 'GET', { range })
    expect([answer.statusCode, await text(answer)]).toEqual([200, SCRIPT])
  },
)

it('hangs up on who asks for a file that is gone, and goes on', async () => {
  rmSync(join(folder, 'client/favicon.svg'))
  await expect(ask('/favicon.svg').then(text)).rejects.toThrow()
  expect((await ask('/assets/page-1.js')).statusCode).toBe(200)
})
