import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { cairoDate } from '@rihla/contract/values/dates'
import type { Db } from '@rihla/server/platform/database/connect'
import { analyzeAfterLoad } from '@rihla/server/platform/database/statistics'
import { writeArticles } from './blog/write-articles.ts'
import { loadBuses } from './buses/index.ts'
import { writeCatalogue } from './catalogue.ts'
import { writePlaceTexts } from './destinations/write-place-texts.ts'
import { writeContent } from './content/index.ts'
import { screenshotFiles, screenshotFolder } from './content/screenshots.ts'
import { writeDeposits } from './paying/deposits.ts'
import { wholeDemo, type Extent } from './extent.ts'
import { renewOffers } from './offers.ts'
import { openDemoActivityDays } from './open-activity-days.ts'
import { loadPackages } from './packages/index.ts'
import { writePaymentMethods } from './paying/payment-methods.ts'
import { writePromocodes } from './paying/promocodes.ts'
import { writePeople } from './people.ts'
import { posterFolder, posters } from './posters.ts'
import { loadStays } from './stays/index.ts'

/** Any number that nothing else in this database locks. */
const DEMO_LOCK = 7_217_002

type LoadRequest = {
  now: Date
  dataDir: string
  /** How many days are open; all that can be booked unless given. */
  extent?: Extent
}

/**
 * Loads the demo, or tops it up: what is missing is added, offers that have ended start anew, and the
 * coming days have places, departures, rooms and buses. Writes nothing where nothing is missing. Safe to
 * run at every start, and by several processes at once. Uses two connections if there are.
 */
export async function loadDemo(
  db: Db,
  { now, dataDir, extent = wholeDemo }: LoadRequest,
): Promise<void> {
  await copyPictures(join(dataDir, 'images'))
  const opened = await Promise.all([
    loadOffers(db, now, extent),
    loadBuses(db, now, extent),
    writePeople(db, now).then(() => 0),
  ])
  await analyzeAfterLoad(
    db,
    'all',
    opened.reduce((sum, rows) => sum + rows),
  )
}

/** Answers how many days, nights and departures were opened. */
async function loadOffers(db: Db, now: Date, extent: Extent): Promise<number> {
  const days = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(trx)
    await writeCatalogue(trx, cairoDate(now))
    await writePlaceTexts(trx)
    await renewOffers(trx, now)
    await writeContent(trx)
    await writePaymentMethods(trx)
    await writeArticles(trx, now)
    return openDemoActivityDays(trx, cairoDate(now), extent.days)
  })
  await db.transaction().execute(async (trx) => {
    await writeDeposits(trx)
    await writePromocodes(trx)
  })
  const nights = await loadStays(db, now, extent)
  const departures = await loadPackages(db, now, extent)
  return days + nights + departures
}

/** Puts the posters, and the pictures of the product, where the image route finds originals. */
async function copyPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const there = new Set(await readdir(folder))
  const pictures = [
    ...posters.map(({ file }) => ({ file, from: posterFolder })),
    ...screenshotFiles.map((file) => ({ file, from: screenshotFolder })),
  ]
  for (const { file, from } of pictures)
    if (!there.has(file)) await copyFile(fileURLToPath(new URL(file, from)), join(folder, file))
}
