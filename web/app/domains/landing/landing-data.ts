import type { ActivityCard } from '@rihla/contract/catalogue/activities'
import type { Destination, Splash } from '@rihla/contract/catalogue/offer'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { activityDates } from '../catalogue/index.ts'
import type { Page } from '../../platform/page.ts'

export type LandingData = {
  destinations: Destination[]
  /** All of them, for the search widget. */
  cities: { CityId: number; CityName: string }[]
  offers: ActivityCard[]
  /** The first that an activity can be booked for. */
  firstDay: CalendarDate
  settings: Partial<Splash>
  /** Neither list came. */
  failed: boolean
}

const SHOWN_OFFERS = 6
const ASKED = 60

/** Offers that can still be booked and end on their own, the soonest first: a clock only where an expiry is real. */
export const lastMinuteOf = (cards: readonly ActivityCard[], now: Date): ActivityCard[] =>
  cards
    .filter(
      ({ Price, OfferPrice, OfferExpirationDate, NextDate }) =>
        NextDate !== null &&
        !!OfferPrice &&
        OfferPrice < Price &&
        !!OfferExpirationDate &&
        new Date(OfferExpirationDate) > now,
    )
    .sort(
      (a, b) => Date.parse(a.OfferExpirationDate ?? '') - Date.parse(b.OfferExpirationDate ?? ''),
    )
    .slice(0, SHOWN_OFFERS)

/** What the landing page shows; each part may fail on its own. */
export async function loadLanding({ api }: Page, now: Date = new Date()): Promise<LandingData> {
  const [splash, destinations, search] = await Promise.all([
    api.call('getSplashScreenData', {}).catch(() => undefined),
    api.call('getDestinations', {}).catch(() => null),
    api.call('getActivities', { PageNumber: 1, PageSize: ASKED, Filters: null }).catch(() => null),
  ])
  return {
    destinations: [...(destinations ?? [])]
      .sort((a, b) => b.OffersCount - a.OffersCount)
      .slice(0, 6),
    cities: (destinations ?? []).map(({ CityId, CityName }) => ({ CityId, CityName })),
    offers: lastMinuteOf(search?.Data ?? [], now),
    firstDay: activityDates(splash, now).min,
    settings: Object.fromEntries(
      Object.entries(splash ?? {}).filter(([name]) => /M(in|ax)Date$/.test(name)),
    ),
    failed: destinations === null && search === null,
  }
}
