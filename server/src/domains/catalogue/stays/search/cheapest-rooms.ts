import type { Piastres } from '@rihla/contract/values/money'
import type { Bitmap, Words } from './bitmap.ts'
import type { PartyShares } from './party-shares.ts'
import { countRates, PAIRS } from './rate-calendars.ts'
import type { StayIndex } from './stay-index.ts'
import { originalOf, totalOf, type Shares } from './total-of-stay.ts'
import { keepFound, type Workspace } from './workspace.ts'

/** Nights by their position in the index, and what they are priced for. */
export type Priced = {
  readonly first: number
  readonly nights: number
  /** Rooms that must be booked for more nights than this are passed over; a ship's sailing is its own. */
  readonly longEnough: number
  /** Position of these nights among the search's spans. */
  readonly span: number
  readonly party: PartyShares
  readonly now: Date
  readonly from: Piastres | null
  readonly to: Piastres | null
}

/**
 * Finds, of each hotel that some of these rooms are of, the cheapest one; of equals the first. Adds
 * those within the prices asked for to what the workspace has found. Every room is free and sold on
 * every night. Written in one piece and without checks for gaps in the columns: this is what a search
 * of everything spends its time on, room by room.
 */
export function findCheapest(
  index: StayIndex,
  workspace: Workspace,
  rooms: Bitmap,
  words: Words,
  asked: Priced,
): void {
  const { price: prices, single: alone, extra: extras, least, mostLeast } = index.rates
  const { hotel: hotelOf, shape: shapeOf, calendar: calendarOf } = index.ofRoom
  const { offerEnds, offerPercent } = index.ofHotel
  const { counts } = workspace
  const { pairs, countedFor } = counts
  const { longEnough } = asked
  const { byShape, someAlone, someExtra } = asked.party
  const someTooShort = mostLeast > longEnough
  const at = asked.now.getTime()
  const number = (workspace.priced += 1)
  let hotel = -1
  let percent = 0
  let best = -1
  let original = 0
  let total = Infinity
  for (let word = words.from; word < words.to; word += 1)
    for (let bits = rooms[word] as number; bits !== 0; bits &= bits - 1) {
      const room = (word << 5) + 31 - Math.clz32(bits & -bits)
      const calendar = calendarOf[room] as number
      if (countedFor[calendar] !== number) countRates(counts, index, calendar, { ...asked, number })
      let pair = calendar * PAIRS
      if (someTooShort && (least[(pairs[pair] as number) + room] as number) > longEnough) continue
      let price = 0
      let single = 0
      let extra = 0
      for (
        let nights = pairs[pair + 1] as number;
        nights !== 0;
        nights = pairs[pair + 1] as number
      ) {
        const rate = (pairs[pair] as number) + room
        price += nights * (prices[rate] as number)
        if (someAlone) single += nights * (alone[rate] as number)
        if (someExtra) extra += nights * (extras[rate] as number)
        pair += 2
      }
      const without = originalOf(price, single, extra, byShape[shapeOf[room] as number] as Shares)
      if (hotelOf[room] !== hotel) {
        if (best >= 0) keep(workspace, asked, best, original, total)
        hotel = hotelOf[room] as number
        percent = (offerEnds[hotel] as number) > at ? (offerPercent[hotel] as number) : 0
        best = -1
        total = Infinity
      }
      const charged = percent === 0 ? without : totalOf(without, percent)
      if (charged >= total) continue
      best = room
      original = without
      total = charged
    }
  if (best >= 0) keep(workspace, asked, best, original, total)
}

function keep(
  { found }: Workspace,
  { from, to, nights, span }: Priced,
  room: number,
  original: Piastres,
  total: Piastres,
): void {
  const perNight = Math.round(total / nights)
  keepFound(found, { room, original, total, perNight, span }, { from, to })
}
