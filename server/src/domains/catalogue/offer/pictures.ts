import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'

/** What a card shows before its image has arrived. */
export type Picture = { readonly placeholder: string | null; readonly colour: string | null }

export type Pictures = {
  /** The pictures of these names; a name that is null or unknown is left out. */
  of(names: readonly (string | null)[]): Promise<ReadonlyMap<string, Picture>>
}

const KEEP = 10_000

/**
 * Remembers pictures in this process: a name is given once and for ever, so what was read stays true.
 * A page of cards asks the database only for those that it has not read yet.
 */
export function createPictures(db: Db): Pictures {
  const cached = new Map<string, Picture>()
  return {
    async of(names) {
      const missing = names.filter((name) => name !== null && !cached.has(name))
      if (missing.length === 0) return cached
      if (cached.size > KEEP) {
        cached.clear()
        return this.of(names)
      }
      const { rows } = await sql<Picture & { name: string }>`
        select name, placeholder, colour from images where name = any(${[...new Set(missing)]})`.execute(
        db,
      )
      for (const { name, ...picture } of rows) cached.set(name, picture)
      return cached
    },
  }
}
