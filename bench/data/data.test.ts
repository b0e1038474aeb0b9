import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { articlesOf } from './articles-of.ts'
import { catalogueOf } from './catalogue-of.ts'
import { grow } from './grow.ts'
import { packagesOf } from './packages-of.ts'
import { staysOf } from './stays-of.ts'

/*
 * The data of benches is written past the triggers, so a new rule of the schema can refuse it; benches run
 * by hand, and would tell weeks later.
 */
const adminUrl = process.env['TEST_DATABASE_URL'] ?? ''
let made = ''

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

afterEach(() =>
  ask(adminUrl, `drop database if exists ${new URL(made).pathname.slice(1)} with (force)`),
)

test.each([
  ['offers', catalogueOf, 'activities', 8],
  ['hotels', staysOf, 'hotels', 8],
  ['packages', packagesOf, 'packages', 16],
  ['articles', articlesOf, 'blog_articles', 8],
] as const)('%s of benches fit the schema of today', async (_, fill, table, rows) => {
  made = await fill(8, adminUrl)
  expect(await ask(made, `select count(*)::integer as rows from ${table}`)).toEqual([{ rows }])
})

test('what stands there is multiplied, and multiplied again', async () => {
  made = await catalogueOf(8, adminUrl)
  const client = new Client({ connectionString: made })
  await client.connect()
  try {
    const [{ stock } = { stock: 0 }] = (await ask(
      made,
      'select count(*)::integer as stock from stock',
    )) as { stock: number }[]
    expect(await grow(client, 3, 1)).toMatchObject({ activities: 24, stock: 3 * stock })
    expect(await grow(client, 2, 3)).toMatchObject({ activities: 48, stock: 6 * stock })
  } finally {
    await client.end()
  }
})
