import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Bitmap } from '../../../../platform/memory-index/bitmap.ts'
import type { Group, Layout } from '../../../../platform/memory-index/layout.ts'
import type { ScratchBitmaps } from '../../../../platform/memory-index/scratch-bitmaps.ts'
import type { Checkpoints, SortedList } from '../../../../platform/memory-index/sorted-list.ts'
import type { WordIndex } from '../../../../platform/memory-index/word-index.ts'
import type { EnoughPlaces } from '../../availability/enough-places.ts'
import type { Deadlines } from '../../availability/deadlines.ts'
import type { NextPrices } from '../../availability/next-prices.ts'
import type { ChildClasses } from '../../party/child-classes.ts'
import type { Family } from '../family.ts'
import type { Cards } from './cards.ts'
import type { DayPrices } from './day-prices.ts'
import type { ListName } from './list-name.ts'

/** Offers of a city, or all of them, with steps of the list by price. */
export type Segment = { readonly group: Group; readonly byPrice: Checkpoints }

/** All offers of a family on sale as a search sees them. Those of a city stand side by side. */
export type FamilyIndex = {
  readonly family: Family
  readonly layout: Layout
  readonly whole: Segment
  readonly cities: ReadonlyMap<number, Segment>
  readonly everything: Bitmap
  readonly byType: ReadonlyMap<number, Bitmap>
  readonly freeCancellation: Bitmap
  readonly words: WordIndex
  readonly lists: Readonly<Record<ListName, SortedList>>
  /** What one pays by position, in piastres, on days without a price of their own. */
  readonly price: Int32Array
  /** Days on which some cost something of their own. */
  readonly dayPrices: ReadonlyMap<CalendarDate, DayPrices>
  /** What those cost on the next day that can be booked. */
  readonly nextPrices: NextPrices<DayPrices>
  readonly cards: Cards
  /** Which children each takes, and what they pay. */
  readonly children: ChildClasses
  /** By position, and the other way round: where the places of an offer stand. -1: nowhere. */
  readonly slot: Int32Array
  readonly positionOfSlot: Int32Array
  readonly enough: EnoughPlaces
  /** Until when each can be bought. */
  readonly saleEnds: Deadlines
  /** Until when cancelling is free. */
  readonly freeUntil: Deadlines
  /** What a search writes on. None waits while it uses it. */
  readonly scratch: ScratchBitmaps
}
