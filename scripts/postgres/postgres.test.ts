import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLinks, findNative } from './postgres-files.ts'
import { clearLock, readLock } from './postgres-lock.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { isGone } from '../processes.ts'

let dataDir: string
let open: Postgres[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'rihla-launch-'))
})

afterEach(async () => {
  for (const postgres of open) await postgres.stop()
  open = []
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(port?: number): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, port, settings: ['fsync=off'] })
  open.push(postgres)
  return postgres
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

const onRoot = test.skipIf(process.getuid?.() !== 0)

describe('the embedded PostgreSQL', () => {
  test('keeps data, address and password between starts', async () => {
    const first = await start()
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS n')
    await first.stop()
    const second = await start()
    expect(second.url).toBe(first.url)
    expect(await ask(second.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
  })

  test('treats Arabic as letters and is loopback only', async () => {
    const { url } = await start()
    await ask(url, 'CREATE EXTENSION pg_trgm')
    const [grams] = await ask(url, "SELECT cardinality(show_trgm('رحلة')) AS n")
    expect(grams).toEqual({ n: 5 })
    expect(await ask(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    const [sockets] = await ask(url, 'SHOW unix_socket_directories')
    expect(sockets).toEqual({
      unix_socket_directories: new URL(url).searchParams.get('host') ?? '',
    })
    expect(await ask(url, 'SHOW max_connections')).toEqual([{ max_connections: '200' }])
  })

  test('is reached by a socket of its account alone, and over the network', async () => {
    const { url, networkUrl } = await start()
    const how = 'SELECT inet_client_addr() IS NULL AS by_socket'
    const onWindows = process.platform === 'win32'
    expect(await ask(url, how)).toEqual([{ by_socket: !onWindows }])
    expect(await ask(networkUrl, how)).toEqual([{ by_socket: false }])
    const folder = new URL(url).searchParams.get('host')
    if (folder !== null) expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  test('refuses a wrong password and keeps the right one to itself', async () => {
    const { url } = await start()
    const wrong = url.replace(/rihla:[^@]+@/, 'rihla:guess@')
    await expect(ask(wrong, 'SELECT 1')).rejects.toThrow('password authentication failed')
    expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600)
  })

  test('recovers by itself after kill -9 of PostgreSQL', async () => {
    const first = await start()
    await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS n')
    process.kill(first.pid, 'SIGKILL')
    await first.ended
    const second = await start()
    expect(await ask(second.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
  })

  test('is not fooled by a lock whose process number was given to a stranger', async () => {
    const first = await start()
    process.kill(first.pid, 'SIGKILL')
    await first.ended
    const stranger = spawn('/bin/sleep', ['60'])
    const lock = join(clusterOf(), 'postmaster.pid')
    const [, ...rest] = readFileSync(lock, 'utf8').split('\n')
    writeFileSync(lock, [stranger.pid, ...rest].join('\n'))
    const second = await start()
    expect(await ask(second.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
    expect(stranger.exitCode).toBeNull()
    stranger.kill()
  })

  test('moves to a free port when the old one was taken, and refuses a fixed one', async () => {
    const first = await start()
    await first.stop()
    const squatter = createServer().listen(first.port, '127.0.0.1')
    await new Promise((done) => squatter.once('listening', done))
    const second = await start()
    expect(second.port).not.toBe(first.port)
    await second.stop()
    await expect(start(first.port)).rejects.toThrow(`Port ${first.port}`)
    squatter.close()
  })

  onRoot('moves out of a folder that its account cannot enter', async () => {
    const closed = dataDir
    dataDir = join(closed, 'data')
    mkdirSync(dataDir)
    expect(statSync(closed).mode & 0o777).toBe(0o700)
    const first = await start()
    await ask(first.url, 'CREATE TABLE kept AS SELECT 3 AS n')
    await first.stop()
    const away = readFileSync(join(dataDir, 'elsewhere'), 'utf8')
    expect(statSync(away).uid).toBe(0)
    expect(statSync(away).mode & 0o027).toBe(0)
    const second = await start()
    expect(await ask(second.url, 'SELECT n FROM kept')).toEqual([{ n: 3 }])
    await second.stop()
    // The same address without its marker is a leftover of a deleted folder: nothing is kept.
    rmSync(join(dataDir, 'elsewhere'))
    const third = await start()
    await expect(ask(third.url, 'SELECT n FROM kept')).rejects.toThrow('does not exist')
    await third.stop()
    rmSync(away, { recursive: true })
    dataDir = closed
  })
})

describe('a PostgreSQL of another process', () => {
  let starter: ChildProcess

  async function startElsewhere(): Promise<number> {
    const module = new URL('./postgres.ts', import.meta.url).href
    const script = `
      const { startPostgres } = await import('${module}')
      const { pid } = await startPostgres({ dataDir: '${dataDir}', settings: ['fsync=off'] })
      console.log(pid)
      setInterval(() => {}, 1000)`
    starter = spawn(process.execPath, ['--input-type=module', '-e', script])
    return new Promise((resolve, reject) => {
      starter.stdout?.once('data', (text) => resolve(Number(text)))
      starter.stderr?.once('data', (text) => reject(new Error(String(text))))
    })
  }

  test('is left alone while that process lives', async () => {
    const pid = await startElsewhere()
    await expect(start()).rejects.toThrow('already running')
    expect(readLock(clusterOf())?.pid).toBe(pid)
    starter.kill('SIGKILL')
    expect(await isGone(pid, 5000)).toBe(true)
  })

  test('is stopped in order when nobody looks after it', async () => {
    const orphan = await start()
    const longGone = 2147483646
    await clearLock(clusterOf(), longGone)
    await orphan.ended
    expect(readLock(clusterOf())).toBeUndefined()
    expect(readFileSync(join(dataDir, 'log'), 'utf8')).toContain('database system is shut down')
  })
})

test.skipIf(process.platform !== 'linux')('works when npm ran no install script', async () => {
  const copy = join(dataDir, 'package')
  const native = findNative()
  cpSync(native, join(copy, 'native'), {
    recursive: true,
    filter: (path) =>
      !/\/(share|bin)$/.test(path) && !/\.so(\.\d+)?$/.test(path.split('/').at(-1)!),
  })
  createLinks(join(copy, 'native'))
  createLinks(join(copy, 'native'))
  expect(statSync(join(copy, 'native/lib/libpq.so.5')).isFile()).toBe(true)
})

function clusterOf(): string {
  return join(dataDir, 'cluster')
}
