import type { InventoryDay } from '@rihla/contract/desk/inventory'
import type { InventoryKind } from '@rihla/contract/desk/inventory-kinds'
import { INVENTORY_DAYS } from '@rihla/contract/desk/limits'
import { cairoDate, daysBetween } from '@rihla/contract/values/dates'
import { fromEgp, toWholeEgp } from '@rihla/contract/values/money'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { refuse } from '../../../platform/refusal.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { changeDays } from './change-inventory.ts'
import { daysInWords } from './days-in-words.ts'
import { readDays, type DayRow, type DaysOf } from './day-store.ts'
import { inventoryState } from './inventory-state.ts'
import { findItems, presentItem, readItem } from './item-store.ts'
import { freeOn, planChange, type DayChange, type Plan } from './plan-change.ts'

type Asked = {
  readonly kind: InventoryKind
  readonly id: number
  readonly From: string
  readonly To: string
}
type DaysRequest = Asked & {
  readonly Allotment?: number | undefined
  readonly Closed?: boolean | undefined
  readonly Price?: number | undefined
  readonly UsualPrice?: boolean | undefined
}

const daysOf = ({ kind, id, From, To }: Asked): DaysOf => ({ kind, id, first: From, last: To })
const changeOf = ({ Allotment, Closed, Price, UsualPrice }: DaysRequest): DayChange => ({
  isUsual: UsualPrice ?? false,
  capacity: Allotment ?? null,
  closed: Closed ?? null,
  price: Price === undefined ? null : fromEgp(Price),
})

const present = (row: DayRow): InventoryDay => ({
  Day: row.day,
  Allotment: row.capacity,
  Sold: row.sold,
  Held: row.held,
  Free: freeOn(row),
  Closed: row.closed,
  Price: row.price === null ? null : toWholeEgp(row.price),
  IsOwnPrice: row.isOwn,
})

const presentPrices = (its: Plan['pricesBefore']) =>
  its && { Lowest: toWholeEgp(its.lowest), Highest: toWholeEgp(its.highest) }

/** Places and prices by day: looked at, tried, and changed. */
export function mountInventory(mount: MountDesk, deps: DeskDeps): void {
  const { db, clock, offersChanged } = deps

  const areLookedAt = ({ From, To }: Asked): boolean => {
    const days = daysBetween(From, To)
    return days >= 0 && days < INVENTORY_DAYS
  }
  /** What keeps a change from being asked for; null: nothing. */
  const refusalOf = async (it: DaysRequest) => {
    if (!areLookedAt(it) || it.From < cairoDate(clock.now())) return refuse('inventory_dates_wrong')
    const isPriced = it.Price !== undefined || it.UsualPrice
    if (it.Allotment === undefined && it.Closed === undefined && !isPriced)
      return refuse('inventory_nothing_asked')
    if (it.UsualPrice && it.Price !== undefined) return refuse('inventory_two_prices')
    if (it.UsualPrice && it.kind === 'room') return refuse('offer_priced_by_night')
    return (await readItem(db, it.kind, it.id)) ? null : refuse('inventory_not_found')
  }

  mount('findInventory', async ({ Search }, _staff, { language }) => {
    const rows = await findItems(db, Search ?? '')
    return { Items: rows.map((row) => presentItem(row, language)) }
  })

  mount('getInventory', async (input, _staff, { language }) => {
    if (!areLookedAt(input)) return refuse('inventory_dates_wrong')
    const item = await readItem(db, input.kind, input.id)
    if (!item) return refuse('inventory_not_found')
    const now = clock.now()
    const days = await readDays(db, daysOf(input), now)
    return { Item: presentItem(item, language), Today: cairoDate(now), Days: days.map(present) }
  })

  mount('previewInventory', async (input) => {
    const refused = await refusalOf(input)
    if (refused) return refused
    const of = daysOf(input)
    const plan = planChange(await readDays(db, of, clock.now()), changeOf(input), of)
    return {
      Changes: plan.changed.length,
      Same: plan.same,
      Without: plan.without,
      FreeBefore: plan.freeBefore,
      FreeAfter: plan.freeAfter,
      PricesBefore: presentPrices(plan.pricesBefore),
      PricesAfter: presentPrices(plan.pricesAfter),
      OwnBefore: plan.ownBefore,
      OwnAfter: plan.ownAfter,
      Refused: plan.tooFew.map(({ day, sold, held }) => ({ Day: day, Sold: sold, Held: held })),
    }
  })

  mount('changeInventory', async (input, staff, { language }) => {
    const of = daysOf(input)
    return doDeed(
      deps,
      deedOf(staff, 'changeInventory', input, null),
      () => inventoryState(db, of, clock.now()),
      async () => {
        const refused = await refusalOf(input)
        if (refused) return refused
        const changed = await orBusy(() => changeDays(deps, of, changeOf(input)))
        if (typeof changed === 'number') {
          await offersChanged()
          return { State: 'done' as const, Days: changed }
        }
        if (!('tooFew' in changed)) return changed
        const days = daysInWords(changed.tooFew, input.Allotment ?? 0, language)
        return refuse('inventory_below_claims', { days })
      },
    )
  })
}
