import { soldByDate, type SoldByDate } from '@rihla/contract/desk/site/sold-by-date'
import type { LocalizedText } from '@rihla/contract/values/language'
import { fromEgp, toWholeEgp } from '@rihla/contract/values/money'
import { orBusy } from '../../../platform/database/or-busy.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import { editionOf } from '../../../platform/edition.ts'
import {
  openDates,
  readSiteSettings,
  saveSiteDates,
  saveSitePrices,
} from '../../catalogue/index.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'

/** What the log calls what shares its days. */
const subjects: Readonly<Record<SoldByDate, LocalizedText>> = {
  days: { en: 'Activities and day-use', ar: 'الأنشطة والداي يوز' },
  packages: { en: 'Honeymoons and trips', ar: 'شهر العسل والرحلات' },
  stays: { en: 'Hotels and Nile ships', ar: 'الفنادق والرحلات النيلية' },
  buses: { en: 'Buses', ar: 'الأتوبيسات' },
}
/** What a deed about dates is about, in the log. */
const subjectOf = (sold: SoldByDate): number => soldByDate.indexOf(sold) + 1
/** Prices are about nothing that has a number. */
const NOTHING = 0
const done = { State: 'done' } as const

/** The days that can be booked and the ends of the price slider: they show at once, in every process. */
export function mountSiteSettings(mount: MountDesk, deps: DeskDeps): void {
  const { db, clock, offersChanged } = deps

  const save = async (write: () => Promise<Refusal | null>): Promise<typeof done | Refusal> => {
    const refused = await orBusy(write)
    if (refused) return refused
    await offersChanged()
    return done
  }

  mount('getSiteSettings', async () => {
    const { dates, prices } = await readSiteSettings(db)
    return {
      Dates: soldByDate.map((Sold) => {
        const { min, max } = openDates(Sold, clock.now())
        const its = dates[Sold]
        return {
          Sold,
          Edition: editionOf(its),
          FirstDay: its.first,
          LastDay: its.last,
          OpenFrom: min,
          OpenUntil: max,
        }
      }),
      Prices: {
        Edition: editionOf(prices),
        Lowest: toWholeEgp(prices.lowest),
        Highest: toWholeEgp(prices.highest),
      },
    }
  })

  mount('setSiteDates', async (input, staff) => {
    const { Sold: sold, Edition: edition, FirstDay, LastDay } = input
    const about = async () => {
      const { first, last } = (await readSiteSettings(db)).dates[sold]
      return { subject: subjects[sold], FirstDay: first, LastDay: last }
    }
    const deed = deedOf(staff, 'setSiteDates', { ...input, id: subjectOf(sold) }, null)
    const dates = { sold, edition, first: FirstDay ?? null, last: LastDay ?? null }
    return doDeed(deps, deed, about, () =>
      save(() => saveSiteDates(db, { ...dates, now: clock.now() })),
    )
  })

  mount('setSitePrices', async (input, staff) => {
    const about = async () => {
      const { lowest, highest } = (await readSiteSettings(db)).prices
      return { Lowest: toWholeEgp(lowest), Highest: toWholeEgp(highest) }
    }
    const deed = deedOf(staff, 'setSitePrices', { ...input, id: NOTHING }, null)
    const prices = { lowest: fromEgp(input.Lowest), highest: fromEgp(input.Highest) }
    return doDeed(deps, deed, about, () => save(() => saveSitePrices(db, input.Edition, prices)))
  })
}
