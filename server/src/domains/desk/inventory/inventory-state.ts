import { toWholeEgp } from '@rihla/contract/values/money'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { Db } from '../../../platform/database/connect.ts'
import { readDays, type DayRow, type DaysOf } from './day-store.ts'
import { readItem } from './item-store.ts'

/** `2026-12-17…2026-12-20: 8, 2026-12-21: 5`: what days in a row have in common is said once. */
function inStretches(days: readonly DayRow[], of: (day: DayRow) => string | null): string | null {
  const stretches: { first: string; last: string; value: string | null }[] = []
  for (const it of days) {
    const value = of(it)
    const before = stretches.at(-1)
    if (before?.value === value) before.last = it.day
    else stretches.push({ first: it.day, last: it.day, value })
  }
  const texts = stretches
    .filter(({ value }) => value !== null)
    .map(({ first, last, value }) => {
      const when = first === last ? first : `${first}…${last}`
      return value === '' ? when : `${when}: ${value}`
    })
  return texts.length > 0 ? texts.join(', ') : null
}

/** Days as they stand, for the audit log: places, closed days, prices in whole EGP, and the days that have their own. */
export async function inventoryState(db: Db, of: DaysOf, now: Date): Promise<object | null> {
  const [item, days] = [await readItem(db, of.kind, of.id), await readDays(db, of, now)]
  if (!item) return null
  const subject: LocalizedText = {
    en: [item.name.en, item.part?.en].filter(Boolean).join(' · '),
    ar: [item.name.ar, item.part?.ar].filter(Boolean).join(' · '),
  }
  return {
    subject,
    kind: of.kind,
    allotment: inStretches(days, (it) => String(it.capacity)),
    closed_days: inStretches(days, (it) => (it.closed ? '' : null)),
    day_price: inStretches(days, ({ price }) =>
      price === null ? null : String(toWholeEgp(price)),
    ),
    own_price_days: inStretches(days, ({ isOwn }) => (isOwn ? '' : null)),
  }
}
