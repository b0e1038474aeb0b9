import type { SoldByDate } from '@rihla/contract/desk/site/sold-by-date'
import { toDayMonthYear } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { editionOf } from '../../../platform/edition.ts'
import { NOT_SET, openDates, type SiteDates } from './site-dates.ts'

/** Ends of the price slider. */
export type SitePrices = { readonly lowest: Piastres; readonly highest: Piastres }
export type SiteSettings = {
  readonly dates: Readonly<Record<SoldByDate, SiteDates>>
  readonly prices: SitePrices
}

type Row = SiteDates & SitePrices & { readonly sold: SoldByDate }

/** What managers set of the days that can be booked and of the price slider, as it stands. */
export async function readSiteSettings(db: Db | Trx): Promise<SiteSettings> {
  const { rows } = await sql<Row>`
    select d.sold, d.first_day as first, d.last_day as last, p.lowest, p.highest
    from site_prices p cross join site_dates d`.execute(db)
  const of = (sold: SoldByDate): SiteDates => {
    const row = rows.find((it) => it.sold === sold)
    return row ? { first: row.first, last: row.last } : NOT_SET
  }
  return {
    dates: {
      days: of('days'),
      packages: of('packages'),
      stays: of('stays'),
      buses: of('buses'),
    },
    prices: { lowest: rows[0]?.lowest ?? 0, highest: rows[0]?.highest ?? 0 },
  }
}

/**
 * Saves a part over the edition that was being edited. Another one there means that somebody saved meanwhile: that
 * is refused, unless it says the same, as after a save whose answer was lost (K14).
 */
const saveOver = <T extends SiteDates | SitePrices>(
  db: Db,
  edition: string,
  wanted: T,
  { of, write }: { of: (it: SiteSettings) => T; write: (trx: Trx) => Promise<void> },
): Promise<Refusal<'content_changed'> | null> =>
  db.transaction().execute(async (trx) => {
    await sql`select lock_site_settings()`.execute(trx)
    const standing = editionOf(of(await readSiteSettings(trx)))
    if (standing === editionOf(wanted)) return null
    if (standing !== edition) return refuse('content_changed')
    await write(trx)
    return null
  })

/** Whether days can be sold so: the first not after the last, and neither outside of what is opened. */
function canBeSold(sold: SoldByDate, { first, last }: SiteDates, now: Date): boolean {
  const { min, max } = openDates(sold, now)
  if (last !== null && (last < min || last > max)) return false
  return first === null || first <= (last ?? max)
}

/**
 * The first and last day of what is sold from now on; every process hears of it. Refuses a first day after the
 * last, and a last one that is past or beyond what stock is opened for.
 */
export async function saveSiteDates(
  db: Db,
  { sold, edition, now, ...its }: SiteDates & { sold: SoldByDate; edition: string; now: Date },
): Promise<Refusal<'content_changed' | 'site_dates_wrong'> | null> {
  // In this order, as they are read: an edition is made of their text.
  const wanted: SiteDates = { first: its.first, last: its.last }
  if (!canBeSold(sold, wanted, now)) {
    const { min, max } = openDates(sold, now)
    return refuse('site_dates_wrong', { min: toDayMonthYear(min), max: toDayMonthYear(max) })
  }
  return saveOver(db, edition, wanted, {
    of: ({ dates }) => dates[sold],
    write: async (trx) => {
      await sql`
        update site_dates set first_day = ${wanted.first}, last_day = ${wanted.last} where sold = ${sold}`.execute(
        trx,
      )
    },
  })
}

/** The ends of the price slider from now on. Refuses a lowest that isn't below the highest. */
export async function saveSitePrices(
  db: Db,
  edition: string,
  { lowest, highest }: SitePrices,
): Promise<Refusal<'content_changed' | 'site_prices_wrong'> | null> {
  if (lowest >= highest) return refuse('site_prices_wrong')
  return saveOver(
    db,
    edition,
    { lowest, highest },
    {
      of: ({ prices }) => prices,
      write: async (trx) => {
        await sql`update site_prices set lowest = ${lowest}, highest = ${highest}`.execute(trx)
      },
    },
  )
}
