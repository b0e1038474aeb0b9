import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'

const { url } = await testDatabase(1)
const folder = mkdtempSync(join(tmpdir(), 'rihla-catalogue-'))
const kept = join(folder, 'hotels.csv')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function exported(databaseUrl: string): Promise<unknown> {
  const script = fileURLToPath(new URL('transfer-catalogue.ts', import.meta.url))
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const child = spawn(process.execPath, [script, 'export', folder], { env, stdio: 'ignore' })
  const [code] = (await once(child, 'exit')) as [number]
  return code
}

it('keeps the lists of the folder when the database can’t be asked', async () => {
  writeFileSync(kept, 'code\nkarnak\n')
  expect(await exported(url.replace(/[^/]+$/, 'nowhere'))).not.toBe(0)
  expect(readdirSync(folder)).toEqual(['hotels.csv'])
  expect(readFileSync(kept, 'utf8')).toBe('code\nkarnak\n')
})

it('takes the place of the lists that were there, and of no other file', async () => {
  writeFileSync(join(folder, 'notes.txt'), 'ours')
  expect(await exported(url)).toBe(0)
  const files = readdirSync(folder)
  expect(files).toEqual(expect.arrayContaining(['cancellation-rules.json', 'notes.txt']))
  expect(files).not.toContain('hotels.csv')
  expect(files.filter((name) => !/\.json$|^notes/.test(name))).toEqual([])
})
