import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { migrate } from './migrate.ts'

describe('migrations', () => {
  it('run once, also when several processes start together', async () => {
    const { url, pool } = await testDatabase(2)
    expect(await Promise.all([migrate(url), migrate(url), migrate(url)])).toEqual([[], [], []])
    const { rows } = await pool.query<{ name: string }>(
      'select name from schema_migrations order by name',
    )
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.map((row) => row.name)).toEqual(rows.map((row) => row.name).toSorted())
  })

  it('refuse a file that changed after it ran', async () => {
    const { url, pool } = await testDatabase(2)
    await pool.query("update schema_migrations set hash = 'other' where name = '010_inventory.sql'")
    await expect(migrate(url)).rejects.toThrow('010_inventory.sql was changed after it ran')
  })

  it('leave nothing of one that fails', async () => {
    const { url, pool } = await testDatabase(2)
    await pool.query("delete from schema_migrations where name = '010_inventory.sql'")
    await expect(migrate(url)).rejects.toThrow('Migration 010_inventory.sql failed')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(
      "select 1 from schema_migrations where name = '010_inventory.sql'",
    )
    await client.end()
    expect(rows).toEqual([])
  })

  it('step aside for who comes while they wait for a table, and have it in the end', async () => {
    const { url, pool } = await testDatabase(3)
    const reader = await pool.connect()
    onTestFinished(() => reader.release(true))
    await reader.query('begin')
    await reader.query('select from partners')
    const migrated = migrate(url, await folderWith('alter table partners add column remark text'))
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        'select from pg_locks where not granted and relation = $1::regclass',
        ['partners'],
      )
      expect(rows).toHaveLength(1)
    }, 10_000)
    // This one waits behind the change, until that steps aside.
    await pool.query('select from partners')
    await reader.query('commit')
    expect(await migrated).toEqual(['999_one_more.sql'])
    await pool.query('select remark from partners')
  })
})

/** A folder of migrations with one more, which the database hasn't had. */
async function folderWith(text: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, '999_one_more.sql'), text)
  return pathToFileURL(`${folder}/`)
}
