import { bitmapOf, type Bitmap } from '../../../../platform/memory-index/bitmap.ts'
import {
  everything,
  layOut,
  type Group,
  type Layout,
} from '../../../../platform/memory-index/layout.ts'
import { placesAmong, sortRows } from '../../../../platform/memory-index/sort-rows.ts'
import {
  checkpointsOf,
  listOf,
  sortedList,
  type SortedList,
} from '../../../../platform/memory-index/sorted-list.ts'
import { ScratchBitmaps } from '../../../../platform/memory-index/scratch-bitmaps.ts'
import { WordCollector } from '../../../../platform/memory-index/word-index.ts'
import { setImmediate } from 'node:timers/promises'
import { Deadlines } from '../../availability/deadlines.ts'
import { EnoughPlaces } from '../../availability/enough-places.ts'
import { NextPrices } from '../../availability/next-prices.ts'
import type { Places } from '../../availability/places.ts'
import { freeUntil, type DayDeadline } from '../../availability/day-deadline.ts'
import { wordsOf } from '../../offer/normalise.ts'
import { ChildClassCollector } from '../../party/child-classes.ts'
import type { Family } from '../family.ts'
import { Cards } from './cards.ts'
import type { FamilyIndex, Segment } from './family-index.ts'
import type { ListName } from './list-name.ts'
import { dayPricesOf, makeDayPrices, type PricedRow } from './day-prices.ts'
import type { DayPriceRow, FactRow } from './load-facts.ts'

/** Scores are whole numbers of 32 bits with a sign. */
const LOWEST_SCORE = 2 ** 31
const MOST_RATING = 63

/** Makes the index of a family from its offers, which are added by their ids, the smallest first. */
export class FamilyBuilder {
  readonly #family: Family
  readonly #cards: Cards
  readonly #words = new WordCollector()
  readonly #ids: number[] = []
  readonly #city: number[] = []
  readonly #type: number[] = []
  readonly #price: number[] = []
  readonly #rating: number[] = []
  readonly #score: number[] = []
  readonly #free: number[] = []
  readonly #saleEnd: DayDeadline[] = []
  readonly #freeUntil: (DayDeadline | null)[] = []
  readonly #children = new ChildClassCollector()
  readonly #dayPrices: PricedRow[] = []
  /** Made when the first day has a price of its own. */
  #rowOf: ReadonlyMap<number, number> | undefined

  constructor(family: Family) {
    this.#family = family
    this.#cards = new Cards(family)
  }

  get ids(): readonly number[] {
    return this.#ids
  }

  add(row: FactRow): void {
    const at = this.#ids.push(row.id) - 1
    this.#cards.add(row)
    this.#words.add(at, wordsOf(row.search_text))
    this.#city.push(row.city_id)
    this.#type.push(row.type_id)
    this.#price.push(row.effective_price)
    this.#rating.push(row.rating)
    this.#score.push(row.score)
    this.#saleEnd.push(row.sale_end)
    this.#freeUntil.push(freeUntil(row.starts, row.free_hours))
    this.#children.add(row)
    if (row.free_hours !== null) this.#free.push(at)
  }

  /** Notes a day's own price of an offer that was added; of another family's it knows nothing. */
  addDayPrice({ activity_id, day, price }: DayPriceRow): void {
    this.#rowOf ??= new Map(this.#ids.map((id, row) => [id, row]))
    const row = this.#rowOf.get(activity_id)
    if (row !== undefined) this.#dayPrices.push({ row, day, price })
  }

  /** The index; in steps, so that searches are answered in between. The offers must have their slots. */
  async finish(places: Places): Promise<FamilyIndex> {
    const count = this.#ids.length
    const byScore = sortRows(count, (row) => (this.#score[row] ?? 0) + LOWEST_SCORE)
    await setImmediate()
    const layout = layOut(byScore.toReversed(), (row) => this.#city[row] ?? 0)
    const byPrice = sortRows(count, (row) => this.#price[row] ?? 0)
    await setImmediate()
    const lists = { ...(await this.#lists(layout, byPrice)), score: sortedList(layout, byScore) }
    await setImmediate()
    const price = new Int32Array(layout.size)
    this.#price.forEach((its, row) => void (price[layout.positionOf[row] ?? 0] = its))
    const bitmap = (rows: readonly number[]): Bitmap =>
      bitmapOf(
        rows.map((row) => layout.positionOf[row] ?? 0),
        layout.size,
      )
    const rows = [...this.#ids.keys()]
    const byPosition = (its: readonly (DayDeadline | null)[]): (DayDeadline | null)[] => {
      const deadlines = Array<DayDeadline | null>(layout.size).fill(0)
      its.forEach((deadline, row) => (deadlines[layout.positionOf[row] ?? 0] = deadline))
      return deadlines
    }
    const slot = new Int32Array(layout.size).fill(-1)
    const slots = this.#ids.map((id) => places.slotOf(id))
    const positionOfSlot = new Int32Array(
      slots.reduce((most, it) => Math.max(most, it + 1), 0),
    ).fill(-1)
    slots.forEach((its, row) => {
      const at = layout.positionOf[row] ?? 0
      slot[at] = its
      positionOfSlot[its] = at
    })
    await setImmediate()
    const { whole, cities } = segments(layout, lists.price)
    await setImmediate()
    const dayPrices = dayPricesOf(this.#dayPrices, layout.positionOf, layout.size)
    const pricedRows = new Set(this.#dayPrices.map(({ row }) => row))
    const words = this.#words.finish(layout.size, layout.positionOf)
    await setImmediate()
    return {
      family: this.#family,
      layout,
      whole,
      cities,
      everything: bitmap(rows),
      byType: this.#byType(bitmap),
      freeCancellation: bitmap(this.#free),
      words,
      scratch: new ScratchBitmaps(layout.size >>> 5),
      lists,
      price,
      dayPrices,
      nextPrices: new NextPrices(
        [...pricedRows].map((row) => layout.positionOf[row] ?? 0),
        layout.size,
        makeDayPrices,
      ),
      cards: this.#cards.trim(),
      children: this.#children.finish(layout.size, layout.positionOf),
      slot,
      positionOfSlot,
      saleEnds: new Deadlines(byPosition(this.#saleEnd)),
      freeUntil: new Deadlines(byPosition(this.#freeUntil)),
      enough: enoughPlaces(places, slot),
    }
  }

  async #lists(
    layout: Layout,
    byPrice: Int32Array,
  ): Promise<Record<Exclude<ListName, 'score'>, SortedList>> {
    const count = this.#ids.length
    const ratingOf = (row: number): number => this.#rating[row] ?? 0
    // Prices by their number among the different ones: so that the rating fits beside.
    const places = placesAmong(byPrice, (row) => this.#price[row] ?? 0)
    const major = (row: number): number => (places[row] ?? 0) * (MOST_RATING + 1)
    const up = sortRows(count, (row) => major(row) + ratingOf(row))
    await setImmediate()
    const down = sortRows(count, (row) => major(row) + MOST_RATING - ratingOf(row))
    await setImmediate()
    const rated = sortRows(count, ratingOf)
    await setImmediate()
    const price = sortedList(layout, byPrice)
    const rating = sortedList(layout, rated)
    await setImmediate()
    const [rising, falling] = [sortedList(layout, up), sortedList(layout, down)]
    return { price, rating, 'price, rating up': rising, 'price, rating down': falling }
  }

  #byType(bitmap: (rows: readonly number[]) => Bitmap): Map<number, Bitmap> {
    const rows = new Map<number, number[]>()
    this.#type.forEach((type, row) => {
      const its = rows.get(type)
      if (its) its.push(row)
      else rows.set(type, [row])
    })
    return new Map([...rows].map(([type, its]) => [type, bitmap(its)]))
  }
}

/** Apart from the builder, which what is made beside it would keep for as long as the index lives. */
const enoughPlaces = (places: Places, slot: Int32Array): EnoughPlaces =>
  new EnoughPlaces(slot.length, (day) => {
    const free = places.on(day)
    return free && ((at) => ((slot[at] ?? -1) < 0 ? -1 : (free[slot[at] ?? 0] ?? 0)))
  })

function segments(layout: Layout, price: SortedList) {
  const segment = (group: Group, whole: boolean): Segment => ({
    group,
    byPrice: checkpointsOf(listOf(price, group, whole), group),
  })
  const cities = new Map([...layout.groups].map(([id, group]) => [id, segment(group, false)]))
  return { whole: segment(everything(layout), true), cities }
}
