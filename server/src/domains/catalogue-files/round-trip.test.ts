import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemo } from '../../../../demo/load-demo.ts'
import { testDatabase } from '../../testing/database.ts'
import { sentence, exportCatalogue, importCatalogue, type Format } from './index.ts'

const full = await testDatabase(3)
const bare = await testDatabase(3)
const folder = await mkdtemp(join(tmpdir(), 'rihla-catalogue-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const now = new Date()
const extent = { days: 20, nights: 25, busDays: 3, soldDays: 1 }
beforeAll(() => loadDemo(full.db, { now, dataDir: folder, extent }), 120_000)

async function exported(
  { db }: typeof full,
  format: Format = 'json',
): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  await exportCatalogue(db, { now, format }, async (file, text) => {
    files[file] = text
  })
  return files
}

async function bringIn({ db, pool }: typeof full, files: Record<string, string>): Promise<unknown> {
  const own = await mkdtemp(join(folder, 'files-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(own, name), text)
  const wish = { now, check: false, skipPast: false, progress: () => undefined }
  const outcome = await importCatalogue({ db, pool }, own, wish)
  return 'wrong' in outcome ? outcome.wrong.map(sentence) : 'written'
}

test('the demo, taken out and brought into an empty database, is the same byte for byte', async () => {
  const first = await exported(full)
  expect(Object.keys(first).length).toBeGreaterThan(38)
  expect(await bringIn(bare, first)).toBe('written')
  expect(await exported(bare)).toEqual(first)
  // Once more, over itself and as CSV: nothing is another.
  const csv = await exported(full, 'csv')
  expect(await bringIn(bare, csv)).toBe('written')
  expect(await exported(bare)).toEqual(first)
  const { rows } = await sql`select from catalogue_staged limit 1`.execute(bare.db)
  expect(rows).toEqual([])
}, 120_000)
