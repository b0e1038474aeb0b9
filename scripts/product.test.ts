import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { demoLoadedAt, markDemoLoaded } from './parts/demo-loaded.ts'
import { freePort, isFree } from './postgres/ports.ts'
import { type Scripts, startProduct } from './product.ts'
import { readLock } from './postgres/postgres-lock.ts'
import { readSettings, type Settings } from './settings.ts'

const database = `product_${randomBytes(6).toString('hex')}`
const databaseUrl = inject('databaseUrl').replace(/[^/]+$/, database)
let folder: string
let settings: Settings
let scripts: Scripts
let running: { stop(): Promise<void> }[]

/** The parts are stand-ins; the database, in which the mark of a loaded demo stands, is real. */
beforeAll(() => query(inject('databaseUrl'), `create database ${database}`))
afterAll(() => query(inject('databaseUrl'), `drop database ${database} with (force)`))

async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}

beforeEach(async () => {
  await query(databaseUrl, 'drop schema public cascade; create schema public')
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  folder = mkdtempSync(join(tmpdir(), 'rihla-product-'))
  chmodSync(folder, 0o755)
  settings = readSettings(await environment(), [], '/')
  running = []
  scripts = {
    build: script('build', note('built')),
    migrate: script('migrate', note('migrated')),
    demo: script('demo', note('loaded')),
    sandbox: script('sandbox', listening('sandbox', 'SANDBOX_PORT')),
    server: script('server', listening('server', 'PORT')),
    serverModules: [script('module', note('module loaded'))],
  }
})

afterEach(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

async function environment(): Promise<Record<string, string>> {
  const [port, sandbox, smtp] = [await freePort(), await freePort(), await freePort()]
  const ports = { PORT: `${port}`, SANDBOX_PORT: `${sandbox}`, SANDBOX_SMTP_PORT: `${smtp}` }
  return { DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseUrl, ...ports }
}

/** A stand-in for one of the product's scripts; all of them write into one file what they do. */
function script(name: string, source: string): string {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, `import { appendFileSync } from 'node:fs'\n${source}`)
  return path
}

function note(text: string): string {
  return `appendFileSync(${JSON.stringify(join(folder, 'diary'))}, '${text}\\n')`
}

function listening(name: string, port: string): string {
  return `import { createServer } from 'node:http'
    const end = () => { ${note(`${name} ended`)}; process.exit(0) }
    process.on('SIGTERM', end); process.on('disconnect', end)
    const server = createServer((_, response) => response.end(JSON.stringify({ ...process.env, pid: process.pid, flags: process.execArgv.join(' ') })))
    server.listen(process.env.${port}, '127.0.0.1', () => { ${note(`${name} ready`)}; process.send({ ready: true }) })`
}

async function start(): Promise<void> {
  await startProduct(settings, scripts, {}, running, new AbortController().signal)
}

async function stop(): Promise<void> {
  for (const part of running.reverse()) await part.stop()
  running = []
}

async function ask(port: number): Promise<Record<string, string>> {
  return (await (await fetch(`http://127.0.0.1:${port}`)).json()) as Record<string, string>
}

function diary(): string[] {
  return readFileSync(join(folder, 'diary'), 'utf8').trim().split('\n')
}

test('starts the parts in order and stops them with the server first', async () => {
  await start()
  // The sandbox needs no database and starts beside the rest.
  const beside = ['sandbox ready', 'built', 'module loaded']
  expect(diary().filter((line) => !beside.includes(line))).toEqual([
    'migrated',
    'loaded',
    'server ready',
  ])
  expect(diary()).toEqual(expect.arrayContaining(beside))
  await stop()
  expect(diary().slice(6)).toEqual(['server ended', 'sandbox ended'])
  expect(await isFree(settings.port)).toBe(true)
})

test('builds the pages beside the database, and starts no server without them', async () => {
  const written = JSON.stringify(join(folder, 'diary'))
  // Pages that come before the database would never come.
  const once = `import { existsSync, readFileSync } from 'node:fs'
    setInterval(() => {
      if (!existsSync(${written}) || !readFileSync(${written}, 'utf8').includes('migrated')) return
      ${note('built')}; process.exit(0)
    }, 10)`
  scripts.build = script('build', once)
  await start()
  expect(diary().indexOf('built')).toBeLessThan(diary().indexOf('server ready'))
  await stop()
  scripts.build = script('build', 'process.exit(1)')
  await expect(start()).rejects.toThrow('building the web failed')
  expect(diary().filter((line) => line === 'server ready')).toHaveLength(1)
})

test('tops the demo up behind the server when it was loaded within a day', async () => {
  await start()
  await stop()
  expect(diary().indexOf('loaded')).toBeLessThan(diary().indexOf('server ready'))
  rmSync(join(folder, 'diary'))
  const gate = join(folder, 'gate')
  const wait = `import { existsSync } from 'node:fs'
    setInterval(() => { if (existsSync(${JSON.stringify(gate)})) { ${note('loaded')}; process.exit(0) } }, 10)`
  scripts.demo = script('demo', wait)
  await start()
  // The start waited for nothing: its gate is shut.
  expect(diary()).not.toContain('loaded')
  writeFileSync(gate, '')
  await vi.waitFor(() => expect(diary()).toContain('loaded'), 10_000)
  await stop()
  // A stop gives up what never ends.
  rmSync(gate)
  await start()
  await stop()
  expect(diary().filter((line) => line === 'loaded')).toHaveLength(1)
  scripts.demo = script('demo', 'process.exit(1)')
  await start()
  await vi.waitFor(
    () => expect(console.error).toHaveBeenCalledWith(expect.stringContaining('the demo failed')),
    10_000,
  )
})

test('loads the demo before the server into a database that is another one since, or was emptied', async () => {
  await start()
  await stop()
  expect(await demoLoadedAt(databaseUrl)).toBeInstanceOf(Date)
  await query(databaseUrl, 'drop schema public cascade; create schema public')
  rmSync(join(folder, 'diary'))
  await start()
  expect(diary().indexOf('loaded')).toBeGreaterThan(-1)
  expect(diary().indexOf('loaded')).toBeLessThan(diary().indexOf('server ready'))
})

test('loads no demo into a database with people or offers of its own', async () => {
  await query(databaseUrl, `create table bus_stations as select 'Cairo' as name_en`)
  await expect(start()).rejects.toThrow(/not the demo’s.*RIHLA_DEMO=0/s)
  expect(diary()).not.toEqual(expect.arrayContaining(['migrated']))
  expect(diary()).not.toEqual(expect.arrayContaining(['loaded']))
  expect(await demoLoadedAt(databaseUrl)).toBeUndefined()
  // A company's start asks nothing of it.
  settings = { ...settings, demo: false }
  await start()
})

test('loads no demo beside the tables of another program', async () => {
  await query(databaseUrl, 'create table invoices (number int)')
  await expect(start()).rejects.toThrow('not the demo’s')
})

test('loads the demo into a database that was migrated, and nothing more', async () => {
  await query(
    databaseUrl,
    'create table schema_migrations (name text); create table users (email text)',
  )
  await start()
  expect(diary()).toContain('loaded')
})

test('goes on with a demo whose first loading was cut, or that is from before it was marked', async () => {
  const people = `create table users as select 'staff@rihla.example' as email`
  await query(databaseUrl, people)
  await start()
  await stop()
  await query(databaseUrl, 'drop schema public cascade; create schema public')
  scripts.demo = script('demo', 'process.exit(1)')
  await expect(start()).rejects.toThrow('loading the demo failed')
  await stop()
  await query(databaseUrl, people.replace('staff@', 'nour@'))
  scripts.demo = script('demo', note('loaded after all'))
  await start()
  expect(diary()).toContain('loaded after all')
})

test('waits for the top-up of a demo that is days old, and fails with it', async () => {
  await start()
  await stop()
  rmSync(join(folder, 'diary'))
  await markDemoLoaded(databaseUrl, new Date('2020-01-01'))
  scripts.demo = script('demo', `setTimeout(() => { ${note('loaded')} }, 200)`)
  await start()
  expect(diary()).toEqual(expect.arrayContaining(['loaded', 'server ready']))
  await stop()
  await markDemoLoaded(databaseUrl, new Date('2020-01-01'))
  scripts.demo = script('demo', 'process.exit(1)')
  await expect(start()).rejects.toThrow('loading the demo failed')
  // The server of the second and of the third start: the failure waited for it.
  expect(diary().filter((line) => line === 'server ready')).toHaveLength(2)
})

test('the server loads its modules while the database is prepared, and has its address then', async () => {
  scripts.migrate = script(
    'migrate',
    `import { readFileSync } from 'node:fs'
    const seen = () => { try { return readFileSync(${JSON.stringify(join(folder, 'diary'))}, 'utf8').includes('module loaded') } catch { return false } }
    setInterval(() => { if (seen()) { ${note('migrated')}; process.exit(0) } }, 10)`,
  )
  await start()
  expect(diary().indexOf('module loaded')).toBeLessThan(diary().indexOf('migrated'))
  expect((await ask(settings.port))['DATABASE_URL']).toBe(databaseUrl)
  await stop()
  scripts.serverModules = [script('module', 'throw new Error("broken")')]
  await start()
  expect((await ask(settings.port))['PORT']).toBe(String(settings.port))
})

test('gives the server and the sandbox the same keys, and keeps them', async () => {
  await start()
  const [server, sandbox] = [await ask(settings.port), await ask(settings.sandboxPort)]
  for (const key of ['SECRET_KEY', 'PUBLIC_KEY', 'API_KEY', 'HMAC_SECRET', 'INTEGRATION_ID']) {
    expect(server[`PAYMOB_${key}`]).toBeTruthy()
    expect(server[`PAYMOB_${key}`]).toBe(sandbox[`PAYMOB_${key}`])
  }
  expect(server['PAYMOB_BASE_URL']).toBe(`http://localhost:${settings.sandboxPort}/paymob`)
  expect(server['MAIL_URL']).toBe(`smtp://localhost:${settings.smtpPort}`)
  expect(statSync(join(settings.dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
  await stop()
  await start()
  expect((await ask(settings.port))['SESSION_SECRET']).toBe(server['SESSION_SECRET'])
})

test('the server keeps little memory that a start needed for a moment', async () => {
  await start()
  const server = await ask(settings.port)
  expect(server['flags']).toContain('--max-semi-space-size=8')
  expect(server['MALLOC_MMAP_THRESHOLD_']).toBe('262144')
})

test('brings back a server and a sandbox that died', async () => {
  await start()
  for (const port of [settings.port, settings.sandboxPort]) {
    const before = Number((await ask(port))['pid'])
    process.kill(before, 'SIGKILL')
    await vi.waitFor(async () => expect(Number((await ask(port))['pid'])).not.toBe(before), 5000)
  }
})

test('production has no demo, no sandbox and no invented secret', async () => {
  settings = { ...settings, demo: false }
  await start()
  expect(diary().toSorted()).toEqual(['built', 'migrated', 'module loaded', 'server ready'])
  const server = await ask(settings.port)
  expect(server['SESSION_SECRET']).toBeUndefined()
  expect(server['PAYMOB_SECRET_KEY']).toBeUndefined()
  expect(server['NODE_ENV']).toBe('production')
})

test('a server that cannot start is reported, not tried for ever', async () => {
  scripts.server = script('server', 'process.exit(3)')
  await expect(start()).rejects.toThrow('the server did not start (code 3)')
  expect(running).toHaveLength(1)
})

test('a failed migration stops the start', async () => {
  scripts.migrate = script('migrate', 'process.exit(1)')
  await expect(start()).rejects.toThrow('the migration failed (code 1)')
})

test('a port that is taken is named, with the way out', async () => {
  const squatter = createServer().listen(settings.sandboxPort)
  await expect(start()).rejects.toThrow(/taken by another program.*SANDBOX_PORT/)
  squatter.close()
})

test('the database comes back under the same address', async () => {
  settings = { ...settings, databaseUrl: undefined }
  await start()
  const url = (await ask(settings.port))['DATABASE_URL']
  const cluster = join(settings.dataDir, 'postgres/cluster')
  const before = readLock(cluster)?.pid ?? 0
  process.kill(before, 'SIGKILL')
  await vi.waitFor(() => {
    expect(readLock(cluster)?.status).toBe('ready')
    expect(readLock(cluster)?.pid).not.toBe(before)
  }, 8000)
  expect((await ask(settings.port))['DATABASE_URL']).toBe(url)
})
