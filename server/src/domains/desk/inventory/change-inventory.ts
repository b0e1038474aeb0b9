import { refuse, type Refusal } from '../../../platform/refusal.ts'
import {
  changeAllotments,
  lockAllotments,
  tidyHolds,
  type ClaimedDay,
} from '../../inventory/index.ts'
import {
  priceActivityDays,
  priceDepartures,
  priceNights,
  unpriceActivityDays,
  unpriceDepartures,
} from '../../catalogue/index.ts'
import type { DeskDeps } from '../deps.ts'
import { readDays, type DaysOf } from './day-store.ts'
import { isPricedAnew, planChange, type DayChange } from './plan-change.ts'

/** What writes the prices of days, and what gives them up; a night's rate has nothing behind it. */
const priceDays = { room: priceNights, activity: priceActivityDays, package: priceDepartures }
const unpriceDays = {
  room: null,
  activity: unpriceActivityDays,
  package: unpriceDepartures,
} as const

/** Holds that are over are ended so many at a time. */
const MOST_ROUNDS = 20

type Refused = Refusal<'inventory_below_claims'> & { readonly tooFew: readonly ClaimedDay[] }

/** Ends what is over on these days: it counts on the rows until then, and would refuse what is free. */
async function tidy({ db, clock }: Pick<DeskDeps, 'db' | 'clock'>, of: DaysOf): Promise<void> {
  const now = clock.now()
  const days = await readDays(db, of, now)
  const lines = days.map(({ day }) => ({ kind: of.kind, itemId: of.id, day, quantity: 1 }))
  if (lines.length === 0) return
  for (let round = 0; round < MOST_ROUNDS; round += 1)
    if ((await tidyHolds(db, now, lines)) === 0) return
}

/**
 * Sets places, closing and prices (piastres) of the days of a range that have stock; answers how many are
 * otherwise now. All of it or nothing: days on which more is sold or held refuse. A hold that comes at the same
 * moment either counts or finds the new places.
 */
export async function changeDays(
  deps: Pick<DeskDeps, 'db' | 'clock'>,
  of: DaysOf,
  wanted: DayChange,
): Promise<number | Refused> {
  const { db, clock } = deps
  if (wanted.capacity !== null) await tidy(deps, of)
  return db.transaction().execute(async (trx) => {
    const { kind, id: itemId, first, last } = of
    const stock = { kind, itemId, first, last }
    const locked = await lockAllotments(trx, stock)
    const before = await readDays(trx, of, clock.now())
    const tooFew = await changeAllotments(trx, stock, wanted, locked)
    if (tooFew.length > 0) return { ...refuse('inventory_below_claims'), tooFew }
    const { changed } = planChange(before, wanted, of)
    const { price, isUsual } = wanted
    const own = before.filter(({ isOwn }) => isOwn).map(({ day }) => day)
    if (isUsual) await unpriceDays[kind]?.(trx, itemId, own)
    if (price !== null) {
      const priced = before.filter((it) => isPricedAnew(it, price)).map(({ day }) => day)
      await priceDays[kind](trx, itemId, priced, price)
    }
    return changed.length
  })
}
