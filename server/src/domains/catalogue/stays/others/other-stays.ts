import type { CancellationTerms } from '@rihla/contract/cancellation/terms'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import type { RequestWord } from '../../../../platform/memory-index/word-index.ts'
import type { ImageRow } from '../../offer/image.ts'
import type { Party } from '../price/party.ts'
import type { Board } from '../stay.ts'

/** SC: a kitchen of one's own. */
export type OtherBoard = Board | 'SC'

/** What a search asks the hotels of others for; texts and prices are compared by the search itself. */
export type OtherSearch = {
  readonly cityId: number | null
  readonly dates: { readonly arrival: CalendarDate; readonly departure: CalendarDate } | null
  readonly party: Party
  readonly stars: readonly number[] | null
  readonly freeCancellation: boolean
}

/** A hotel of others with its cheapest stay for the party. */
export type OtherStay = {
  readonly id: number
  readonly name: LocalizedText
  readonly city: LocalizedText
  readonly cover: string | null
  readonly stars: number
  readonly latitude: number
  readonly longitude: number
  /** From 0 to 1: how far up it stands among those that are recommended. */
  readonly merit: number
  /** The same hotel among our own. */
  readonly ownHotelId: number | null
  readonly room: LocalizedText
  readonly board: OtherBoard
  /** How many rooms the party takes. */
  readonly rooms: number
  readonly total: Piastres
  /** The last day on which cancelling is free; null: it isn't. */
  readonly freeUntil: CalendarDate | null
  readonly arrival: CalendarDate
  readonly departure: CalendarDate
}

/** `coming`: more will be known in a moment. `unavailable`: they can't be asked now. */
export type OthersState = 'complete' | 'coming' | 'unavailable'

export type FoundOthers = {
  readonly state: OthersState
  /** Those that have all of these words; all without any. */
  having(words?: readonly RequestWord[]): readonly OtherStay[]
}

export type OtherHotel = {
  readonly id: number
  readonly city_id: number
  readonly name: string
  readonly city: string
  readonly stars: number
  readonly latitude: number
  readonly longitude: number
  readonly check_in_from: string
  readonly check_out_until: string
  /** Sanitised HTML. */
  readonly description: string
  readonly address: string
  readonly features: readonly { readonly name: LocalizedText; readonly icon: string | null }[]
  readonly images: readonly ImageRow[]
}

export type OtherOffer = {
  readonly roomId: number
  readonly token: string
  readonly room: LocalizedText
  readonly board: OtherBoard
  readonly sleeps: number
  readonly rooms: number
  readonly roomsLeft: number
  readonly total: Piastres
  readonly freeUntil: CalendarDate | null
  readonly cancellation: CancellationTerms
}

/**
 * Hotels of others, shown beside ours and booked elsewhere. `find` answers what it knows after `waitMs`
 * at most; asked again, it knows more.
 */
export type OtherStays = {
  owns(id: number): boolean
  find(search: OtherSearch, waitMs: number): Promise<FoundOthers>
  show(id: number, language: Language): Promise<OtherHotel | null>
  offers(
    id: number,
    stay: { arrival: CalendarDate; departure: CalendarDate; party: Party },
  ): Promise<readonly OtherOffer[] | 'unavailable' | null>
  room(
    id: number,
    roomId: number,
    language: Language,
  ): Promise<{ hotel: OtherHotel; room: { name: LocalizedText } } | null>
}
