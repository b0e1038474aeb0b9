import type { DayUseDetails } from '@rihla/contract/catalogue/day-use'
import type { Language } from '@rihla/contract/values/language'
import { presentCard, presentOffer, type Chosen, type ShownAt } from '../activities/present.ts'
import type { CardRow, DetailRow, VenueRow } from '../activities/store.ts'
import type { Picture } from '../offer/pictures.ts'
import type { Snapshot } from '../offer/snapshot.ts'
import { forTheDay } from '../offer/texts.ts'

export type DayUseCardRow = CardRow & VenueRow

const presentVenue = (row: VenueRow) => ({
  HotelName: row.hotel,
  Area: row.area,
  OpensAt: row.opens_at,
  ClosesAt: row.closes_at,
})

/** A result card in the caller's language: an activity's, with whose place it is and its hours. */
export const presentDayUseCard = (
  row: DayUseCardRow,
  picture: Picture | undefined,
  snapshot: Snapshot,
  now: Date,
  language: Language,
) => ({
  ...presentCard(row, picture, snapshot, now, language),
  ...presentVenue(row),
  PeriodText: forTheDay[language],
})

/** The detail page of a day-use offer in the caller's language. */
export const presentDayUse = (
  row: DetailRow,
  snapshot: Snapshot,
  chosen: Chosen,
  at: ShownAt,
  language: Language,
): DayUseDetails => ({
  ...presentOffer(row, snapshot, chosen, at, language),
  ...presentVenue(row),
  PeriodText: forTheDay[language],
})
