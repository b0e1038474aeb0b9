import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Log } from '../platform/log.ts'
import type { ImageStore } from '../ports/image-store.ts'
import { isShown } from './photo-uses.ts'

/** Whoever has uploaded a photograph saves it within a day: a page may stay open over lunch, or a night. */
const KEPT_MS = 86_400_000
/** In one go; what is beyond is for the next. */
const MOST = 500

export type UploadDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  /** Nothing that is removed from it is served any longer. */
  readonly originals: ImageStore
}

/** Scheduled: forgets photographs that staff uploaded a day ago and that nothing shows. */
export async function purgeUploads(deps: UploadDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEPT_MS)
  const { rows } = await sql<{ name: string }>`
    select name from photo_uploads where last_at < ${before} order by last_at, name limit ${MOST}`.execute(
    deps.db,
  )
  for (const { name } of rows)
    await forget(deps, name, before).catch((error: unknown) =>
      deps.log.error({ err: error, name }, 'an unsaved photograph is left behind'),
    )
}

/**
 * Whoever saves it has it locked, so its uses are read after that. The file goes before the row does for good: who
 * uploads the same one meanwhile waits for the row, and writes the file after it. Had we died between the two, a row
 * without a file would be left, which the next night finds.
 */
const forget = ({ db, originals }: UploadDeps, name: string, before: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select lock_photo(${name})`.execute(trx)
    const { rows } = await sql<{ uploadedAt: Date }>`
      select uploaded_at as "uploadedAt" from photo_uploads where name = ${name} and last_at < ${before}`.execute(
      trx,
    )
    const [upload] = rows
    if (!upload) return
    if (await isShown(trx, { name, ...upload })) {
      // Saved: it stays for good, as bookings may show it after its offer doesn't.
      await sql`delete from photo_uploads where name = ${name}`.execute(trx)
      return
    }
    await sql`delete from images where name = ${name}`.execute(trx)
    await originals.remove(name)
  })
