import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { openActivityDays } from '@rihla/server/domains/catalogue/index'
import type { Db } from '@rihla/server/platform/database/connect'
import { loadBuses } from './buses/index.ts'
import { writeCatalogue } from './catalogue.ts'
import { writeContent } from './content.ts'
import { renewOffers } from './offers.ts'
import { loadPackages } from './packages/index.ts'
import { writePeople } from './people.ts'
import { placesOf } from './places-left.ts'
import { posterFolder, posters } from './posters.ts'
import { loadStays } from './stays/index.ts'

/** Any number that nothing else in this database locks. */
const DEMO_LOCK = 7_217_002

/**
 * Loads the demo, or tops it up: what is missing is added, offers that have ended start anew, and the
 * next 120 days have places and departures, the next 365 nights rooms, the next 60 days buses. Safe to
 * run at every start, and by several processes at once.
 */
export async function loadDemo(
  db: Db,
  { now, dataDir }: { now: Date; dataDir: string },
): Promise<void> {
  await copyPosters(join(dataDir, 'images'))
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(trx)
    await writeCatalogue(trx)
    await renewOffers(trx, now)
    await writeContent(trx)
  })
  await loadStays(db, now)
  await loadPackages(db, now)
  await loadBuses(db, now)
  await openActivityDays(db, now, placesOf)
  await writePeople(db, now)
}

/** Puts the posters where the image route finds originals. */
async function copyPosters(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const there = new Set(await readdir(folder))
  for (const { file } of posters)
    if (!there.has(file))
      await copyFile(fileURLToPath(new URL(file, posterFolder)), join(folder, file))
}
