import type { ActivityDetails } from '@rihla/contract/catalogue/activities'
import { useContext } from 'react'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { SiteContext } from '../../../platform/site.ts'
import { plainText } from './plain-text.ts'
import { usePrices, type BookableOffer } from '../booking/booking.ts'

type Described = BookableOffer &
  Pick<ActivityDetails, 'Name' | 'CityName' | 'Description' | 'Images' | 'Rating' | 'ReviewsCount'>

/** Title, description and structured data of an offer's page. */
export function OfferSeo({ offer, path }: { offer: Described; path: string }) {
  const { publicUrl } = useContext(SiteContext)
  const { now } = usePrices(offer)
  const plain = plainText(offer.Description)
  const image = offer.Images[0]?.ImagePath
  const structured = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: offer.Name,
    description: plain.slice(0, 300),
    image: image && new URL(image, publicUrl).href,
    offers: {
      '@type': 'Offer',
      price: now,
      priceCurrency: 'EGP',
      url: new URL(path, publicUrl).href,
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
  }
  return (
    <PageSeo
      title={`${offer.Name}, ${offer.CityName}`}
      description={plain.slice(0, 160)}
      path={path}
      image={image}
      structured={structured}
    />
  )
}
