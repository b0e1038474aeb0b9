import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { imagePath } from '../../offer/image.ts'
import type { Picture } from '../../offer/pictures.ts'
import { cardTag, presentPrice, priceOfDay } from '../../offer/price.ts'
import { freeCancellationText } from '../../offer/texts.ts'
import type { PackageKind } from '../package.ts'
import { durationText, perUnit } from '../texts.ts'
import type { CardRow } from './card-columns.ts'

export type Destination = { readonly CityId: number; readonly CityName: string }

/** What a card says beside its row. */
export type CardFacts = {
  readonly kind: PackageKind
  /** Of the departure that the card leads to, where it has its own. */
  readonly ownPrice: Piastres | null
  /** What a party with children pays for it in all; null: adults alone come. */
  readonly total: Piastres | null
  readonly next: CalendarDate | null
  /** Whether cancelling that departure is still free. */
  readonly isFree: boolean
  readonly picture: Picture | undefined
  readonly now: Date
}

/** The part of a result card that both kinds spell alike. */
export function presentPackageCard(row: CardRow, about: CardFacts, language: Language) {
  const { kind, ownPrice, total, next, isFree, picture, now } = about
  const price = priceOfDay(row, ownPrice)
  const { rating, reviews_count } = row
  return {
    Name: row.name,
    ImagePath: row.cover && imagePath(row.cover),
    ImagePlaceholder: picture?.placeholder ?? null,
    ImageColour: picture?.colour ?? null,
    ...presentPrice(price, now),
    TotalPrice: total === null ? null : toWholeEgp(total),
    CardTag: cardTag({ ...price, rating, reviews_count }, now, language),
    HotelStars: row.stars,
    Duration: durationText(kind, row.nights, language),
    PriceText: perUnit[kind][language],
    FreeCancellation: isFree ? freeCancellationText(row.free_cancellation_hours, language) : null,
    Rating: reviews_count > 0 ? rating / 10 : null,
    ReviewsCount: reviews_count,
    NextDeparture: next,
  }
}
