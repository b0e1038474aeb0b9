import { addDays, cairoDate, cairoInstant, type CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { editionOf } from '../../../platform/edition.ts'
import type { CheckoutDeps } from '../deps.ts'
import { endPromocode, insertPromocode, limitPromocode, lockById } from './promocode-store.ts'
import { promocodeUses } from '../store.ts'

type Deps = Pick<CheckoutDeps, 'db' | 'clock'>

/** A promocode as staff ask for it; amounts in piastres, days in Cairo, the last one included. */
export type NewPromocode = {
  readonly code: string
  readonly percent: number | null
  readonly amount: Piastres | null
  readonly maxDiscount: Piastres | null
  readonly minAmount: Piastres | null
  readonly maxUses: number | null
  readonly maxUsesEach: number | null
  readonly from: CalendarDate | null
  readonly to: CalendarDate | null
  readonly module: string | null
}

const startOf = (day: CalendarDate | null): Date | null =>
  day === null ? null : cairoInstant(day, 0)
const endOf = (day: CalendarDate | null): Date | null =>
  day === null ? null : cairoInstant(addDays(day, 1), 0)

/** Makes a promocode; null: it is there. Refused when its name is taken, in whatever case. */
export async function makePromocode(
  { db, clock }: Deps,
  { from, to, ...it }: NewPromocode,
): Promise<Refusal<
  'promocode_taken' | 'promocode_discount_wrong' | 'promocode_dates_wrong'
> | null> {
  if ((it.percent === null) === (it.amount === null)) return refuse('promocode_discount_wrong')
  if (to && (to < cairoDate(clock.now()) || (from && to < from)))
    return refuse('promocode_dates_wrong')
  const made = await insertPromocode(db, { ...it, startsAt: startOf(from), endsAt: endOf(to) })
  return made ? null : refuse('promocode_taken')
}

/** What can be changed of a promocode; no end, and no limit: null. */
type Limits = { readonly maxUses: number | null; readonly endsAt: Date | null }

/** Another one once anybody changed the limits of a promocode. */
export const editionOfLimits = ({ maxUses, endsAt }: Limits): string => editionOf([maxUses, endsAt])

type Asked = {
  readonly id: number
  readonly maxUses: number | null
  readonly to: CalendarDate | null
  /** The one that was looked at; none is that of a page from before there were any. */
  readonly edition: string | undefined
}

/**
 * Says how often and until when (the last day in Cairo) a promocode counts that isn't over; null: done. It is never
 * limited to fewer uses than there are: buyers queue up for its lock, which this holds while it counts them. Refuses
 * other limits than those that were looked at, unless they are so already (K14).
 */
export const changePromocode = (
  { db, clock }: Deps,
  { id, maxUses, to, edition }: Asked,
): Promise<Refusal<
  | 'promocode_not_found'
  | 'promocode_over'
  | 'promocode_below_uses'
  | 'promocode_dates_wrong'
  | 'content_changed'
> | null> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now()
    const it = await lockById(trx, id)
    if (!it) return refuse('promocode_not_found')
    if (it.endsAt && it.endsAt <= now) return refuse('promocode_over')
    const endsAt = endOf(to)
    const standing = editionOfLimits(it)
    if (standing === editionOfLimits({ maxUses, endsAt })) return null
    if (edition !== undefined && edition !== standing) return refuse('content_changed')
    if (endsAt && (endsAt <= now || (it.startsAt && endsAt <= it.startsAt)))
      return refuse('promocode_dates_wrong')
    const nobody = { userId: 0, applicationId: null }
    const { uses } = await promocodeUses(trx, id, null, nobody, now)
    if (maxUses !== null && maxUses < uses) return refuse('promocode_below_uses', { uses })
    await limitPromocode(trx, id, { maxUses, endsAt })
    return null
  })

/** From now on a promocode counts for no new booking; null: done. What was booked with it stays. */
export const stopPromocode = (
  { db, clock }: Deps,
  id: number,
): Promise<Refusal<'promocode_not_found' | 'promocode_over'> | null> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now()
    const it = await lockById(trx, id)
    if (!it) return refuse('promocode_not_found')
    if (it.endsAt && it.endsAt <= now) return refuse('promocode_over')
    await endPromocode(trx, id, now)
    return null
  })
