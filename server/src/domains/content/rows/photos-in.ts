import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/connect.ts'
import type { Row } from './read-rows.ts'

/** Photographs that were uploaded, by the addresses in these rows. */
export function photosIn(rows: readonly Row[]): string[] {
  const names = JSON.stringify(rows).matchAll(/\/images\/(photo-[0-9a-f]+\.webp)/g)
  return [...new Set([...names].map(([, name = '']) => name))]
}

/** Keeps photographs until the transaction ends; answers which of them there are. */
export async function lockPhotos(trx: Trx, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const { rows } = await sql<{ name: string }>`
    select name from images where name = any(${[...names]}::text[]) order by name for key share`.execute(
    trx,
  )
  return new Set(rows.map(({ name }) => name))
}
