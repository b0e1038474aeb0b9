import { shareImagePath } from '@rihla/contract/share-image'
import type { ActivityDetails } from '@rihla/contract/catalogue/activities'
import { commaOf } from '@rihla/contract/values/language'
import { useContext } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { SiteContext } from '../../../platform/site.ts'
import type { OfferChoice } from '../offer-choice.ts'
import { plainText } from './plain-text.ts'
import { usePrices, type BookableOffer } from '../booking/booking.ts'
import { permanentPath } from '../permanent-path.ts'
import type { KindFacts } from './offer-kind.ts'

type Described = BookableOffer &
  Pick<ActivityDetails, 'Name' | 'CityName' | 'Description' | 'Images' | 'Rating' | 'ReviewsCount'>

type Seen = {
  kind: KindFacts
  offer: Described
  choice: OfferChoice
  /** What the kind says of itself in structured data, such as that it is a trip. */
  structured?: object
}

/** What search engines read of an offer: a product with its price for the chosen day. */
export function structuredOffer(
  { kind, offer, choice, structured }: Seen,
  price: number,
  publicUrl: string,
) {
  const image = offer.Images[0]?.ImagePath
  return {
    '@type': 'Product',
    name: offer.Name,
    description: plainText(offer.Description).slice(0, 300),
    image: image && new URL(image, publicUrl).href,
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'EGP',
      url: new URL(kind.hrefOf(choice), publicUrl).href,
      availability: offer.IsAvailable ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    },
    aggregateRating:
      offer.Rating && offer.ReviewsCount > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: offer.Rating,
            reviewCount: offer.ReviewsCount,
          }
        : undefined,
    ...structured,
  }
}

/** Title, description and structured data of an offer's page, whatever the day. */
export function OfferSeo(seen: Seen) {
  const { publicUrl } = useContext(SiteContext)
  const language = useLanguage()
  const { kind, offer, choice } = seen
  const { now } = usePrices(offer)
  const title = offer.Name + commaOf(language) + offer.CityName
  return (
    <PageSeo
      title={title}
      description={plainText(offer.Description).slice(0, 160)}
      path={permanentPath(kind.path, choice.id)}
      card={{ src: shareImagePath(kind.module, choice.id, language), alt: title }}
      structured={structuredOffer(seen, now, publicUrl)}
    />
  )
}
