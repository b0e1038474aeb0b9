import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './postgres/ports.ts'
import { startPostgres } from './postgres/postgres.ts'

let folder: string
let environment: NodeJS.ProcessEnv

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-scripts-'))
  chmodSync(folder, 0o755)
  const PORT = String(await freePort())
  const STAFF_PASSWORD = 'Lotus@Karnak7'
  environment = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', PORT, STAFF_PASSWORD }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(script: string, args: string[] = [], more: NodeJS.ProcessEnv = {}) {
  const path = join(import.meta.dirname, script)
  const env = { ...environment, ...more }
  const child = spawn(process.execPath, [path, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await once(child, 'exit')) as [number]
  return { code, said: (await output).join('') }
}

const staff = ['--email', 'samir@nileway.example', '--name', 'Samir Adel']

async function query(url: string, text: string): Promise<{ email: string }[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ email: string }>(text)
  await client.end()
  return rows
}

async function people(url: string): Promise<string[]> {
  return (await query(url, 'select email from users order by email')).map(({ email }) => email)
}

const start = () => startPostgres({ dataDir: join(folder, 'postgres') })

test('staff:create works before the first start, and while the database runs', async () => {
  expect(await run('operators/staff-create.ts', staff)).toEqual({
    code: 0,
    said: 'samir@nileway.example can sign in.\n',
  })
  const postgres = await start()
  expect(await run('operators/staff-create.ts', staff)).toMatchObject({
    code: 0,
    said: expect.stringContaining('is staff now') as string,
  })
  expect(await people(postgres.url)).toEqual(['samir@nileway.example'])
  await postgres.stop()
}, 60_000)

test('staff:create passes a refusal on', async () => {
  const refused = await run('operators/staff-create.ts', ['--email', 'nobody', '--name', 'X'])
  expect(refused.code).toBe(1)
  expect(refused.said).toMatch(/e-?mail/i)
}, 60_000)

test('demo:reset refuses in production, and while somebody uses the data', async () => {
  const inProduction = await run('demo-reset.ts', [], { RIHLA_DEMO: '0' })
  expect(inProduction).toMatchObject({ code: 1 })
  expect(inProduction.said).toContain('RIHLA_DEMO=0 means production')
  const postgres = await start()
  const whileRunning = await run('demo-reset.ts')
  expect(whileRunning).toMatchObject({ code: 1 })
  expect(whileRunning.said).toContain('already running')
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  const whileConnected = await run('demo-reset.ts', [], { DATABASE_URL: postgres.url })
  expect(whileConnected).toMatchObject({ code: 1 })
  expect(whileConnected.said).toContain('Somebody is connected')
  await client.end()
  expect(await people(postgres.url)).toEqual(['samir@nileway.example'])
  await postgres.stop()
}, 60_000)

test('demo:reset leaves a database alone that is not the demo’s', async () => {
  const refused = await run('demo-reset.ts')
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.said).toContain('not the demo’s')
}, 60_000)

test('demo:reset leaves a catalogue alone that was imported before there was staff', async () => {
  let postgres = await start()
  await query(
    postgres.url,
    `create table kept as select * from users; delete from users;
    insert into destinations (id, name_en, name_ar, latitude, longitude, sort_order)
      values (1, 'Siwa', 'سيوة', 29.2, 25.5, 1)`,
  )
  const loading = await run('../demo/load.ts', [], { DATABASE_URL: postgres.url })
  expect(loading).toMatchObject({ code: 1 })
  expect(loading.said).toContain('not marked as the demo’s')
  await postgres.stop()
  const refused = await run('demo-reset.ts')
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.said).toContain('not the demo’s')
  postgres = await start()
  expect(await query(postgres.url, 'select name_en from destinations')).toEqual([
    { name_en: 'Siwa' },
  ])
  await query(
    postgres.url,
    'delete from destinations; insert into users overriding system value select * from kept; drop table kept',
  )
  await postgres.stop()
}, 60_000)

test('demo:reset brings the demo back as on its first day', async () => {
  let postgres = await start()
  await query(postgres.url, `update users set email = 'traveller@rihla.example'`)
  await postgres.stop()
  mkdirSync(join(folder, 'sandbox'), { recursive: true })
  writeFileSync(join(folder, 'sandbox/journal'), '')
  const reset = await run('demo-reset.ts')
  expect(reset.said).toContain('as on its first day')
  expect(reset.code).toBe(0)
  expect(existsSync(join(folder, 'sandbox'))).toBe(false)
  postgres = await start()
  expect(await people(postgres.url)).toEqual(['staff@rihla.example', 'traveller@rihla.example'])
  await postgres.stop()
}, 60_000)
