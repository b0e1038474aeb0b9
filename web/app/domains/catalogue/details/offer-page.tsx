import type { ActivityDetails } from '@rihla/contract/catalogue/activities'
import type { ReactNode } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import type { GalleryProps } from '../../../ui/gallery/gallery.tsx'
import { BookingBar } from '../booking/booking-bar.tsx'
import { BookingCard } from '../booking/booking-card.tsx'
import type { BookableOffer, BookingProps } from '../booking/booking.ts'
import { isForParty, toGoOnWith, useOwnHold } from '../../held/index.ts'
import { useBook } from '../booking/use-book.ts'
import { DetailsFrame } from './details-frame.tsx'
import { DetailsActions } from './details-head.tsx'
import { OfferGallery } from './offer-gallery.tsx'
import type { KindFacts, OfferPageProps } from './offer-kind.ts'
import { OfferSeo } from './offer-seo.tsx'

/** What every kind says of an offer. */
type Offer = BookableOffer &
  Pick<
    ActivityDetails,
    'Name' | 'CityName' | 'Description' | 'ShareLink' | 'Images' | 'Rating' | 'ReviewsCount'
  >

export type OfferContents = {
  id: number
  stars?: number
  head: ReactNode
  sections: ReactNode
  /** Other pictures than the details have, and whether they have come. */
  gallery?: { images: ActivityDetails['Images']; state: GalleryProps['state'] }
  /** What the kind says of itself in structured data. */
  structured?: object
  /** Where booking differs from so many times the price of a day. */
  booking?: Partial<BookingProps>
}

/** The page of an offer: look, choose, book. */
export function OfferPage({
  kind,
  offer,
  choice,
  dates,
  loading,
  save,
  id,
  stars = 0,
  head,
  sections,
  gallery,
  booking,
  structured,
}: Omit<OfferPageProps<Offer>, 'kind'> & { kind: KindFacts } & OfferContents) {
  const { module } = kind
  const { book, busy, failure } = useBook(module, choice)
  const live = useOwnHold(
    (it) => it.Module === module && it.Id === id && it.FromDate === choice.date,
    (it) => Number(isForParty(it, choice)),
  )
  const held = toGoOnWith(live, choice, !offer.IsAvailable)
  const api = useApi()
  const { dayPrices } = kind
  const bookingProps: BookingProps = {
    offer,
    days: dayPrices && {
      module,
      ask: async (party) => ({
        prices: await dayPrices(api, id, party),
        from: null,
        until: null,
      }),
    },
    choice,
    maxAdults: kind.maxAdults,
    dates,
    loading,
    busy,
    failure,
    held,
    onBook: () => book(offer),
    onSave: save,
    ...booking,
  }
  return (
    <main id="main" data-theme={kind.theme}>
      <OfferSeo {...{ kind, offer, choice, structured }} />
      <DetailsFrame
        actions={
          <DetailsActions
            name={offer.Name}
            shareLink={offer.ShareLink}
            listPath={kind.listPath}
            offer={{
              module,
              id,
              name: offer.Name,
              city: offer.CityName,
              stars,
              image: offer.Images[0]?.ImagePath ?? null,
            }}
          />
        }
        head={head}
        gallery={
          <OfferGallery module={module.toLowerCase()} id={id} images={offer.Images} {...gallery} />
        }
        sections={sections}
        card={<BookingCard {...bookingProps} />}
        bar={<BookingBar {...bookingProps} />}
      />
    </main>
  )
}
