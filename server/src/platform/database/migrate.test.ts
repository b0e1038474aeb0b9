import pg from 'pg'
import { describe, expect, it } from 'vitest'
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
})
