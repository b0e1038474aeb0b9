import { generate, PostgresDialect, type ColumnMetadata } from 'kysely-codegen'
import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'

const { db } = await testDatabase(2)

/** The words that checks such as `state in ('active', 'paying')` allow, by table and column. */
async function allowedWords(): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ column: string; words: string[] }>`
    select c.conrelid::regclass || '.' || a.attname as column,
      array(select m[1] from regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''::text', 'g') m) as words
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1
      and pg_get_constraintdef(c.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[[^]]*\\]\\)\\)\\)$'`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.column, row.words]))
}

it('the types of tables are those of the migrated database (npm run schema writes them)', async () => {
  const words = await allowedWords()
  const narrow = (table: string) => (column: ColumnMetadata) => {
    column.enumValues = words.get(`${table}.${column.name}`) ?? column.enumValues
  }
  const text = await generate({
    db: db as Kysely<unknown>,
    dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'number' }),
    includePattern: 'public.*',
    outFile: null,
    typeMapping: { int8: 'number' },
    typeOnlyImports: true,
    postprocess: async ({ metadata }) => {
      for (const table of metadata.tables) table.columns.forEach(narrow(table.name))
      return metadata
    },
  })
  await expect(text).toMatchFileSnapshot('schema.d.ts')
})
