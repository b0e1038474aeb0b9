import { sql } from 'kysely'
import { isCheckViolation, type Db, type Trx } from '../../../platform/database/connect.ts'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { editionOf } from '../../../platform/edition.ts'

/** Something that managers set: how it stands, how it is to be, and what writes that. */
export type Setting<T extends object | null> = {
  readonly read: (trx: Trx) => Promise<T | Refusal>
  readonly wanted: (standing: T) => T
  readonly write: (trx: Trx) => Promise<unknown>
}

/**
 * Saves a setting over the edition that was looked at; none is that of a page from before there were any. Another one
 * there means that somebody saved meanwhile: that is refused, unless it says the same, as after a save whose answer was
 * lost (K14).
 */
export async function saveOver<T extends object | null>(
  db: Db,
  edition: string | undefined,
  { read, wanted, write }: Setting<T>,
): Promise<Refusal | null> {
  const save = async (trx: Trx): Promise<Refusal | null> => {
    await sql`select lock_site_settings()`.execute(trx)
    const standing = await read(trx)
    if (isRefusal(standing)) return standing
    const before = editionOf(standing)
    if (before === editionOf(wanted(standing))) return null
    if (edition !== undefined && edition !== before) return refuse('content_changed')
    await write(trx)
    return null
  }
  try {
    return await orBusy(() => db.transaction().execute(save))
  } catch (error) {
    if (isCheckViolation(error)) return refuse('setting_wrong')
    throw error
  }
}
