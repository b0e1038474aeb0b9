import type { HotelDetails } from '@rihla/contract/catalogue/hotels'
import type { StayChoice, StayKind } from '@rihla/contract/catalogue/stays-address'
import { shareImagePath } from '@rihla/contract/share-image'
import { commaOf } from '@rihla/contract/values/language'
import { useContext } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { SiteContext } from '../../../platform/site.ts'
import { permanentPath, plainText } from '../../catalogue/index.ts'
import { kinds, stayHref } from '../stay-kinds.ts'

/** Structured data about a hotel or ship, for search engines. */
export function structuredStay(kind: StayKind, hotel: HotelDetails, address: string) {
  const rated = hotel.Rating && hotel.NumberOfRaters > 0
  return {
    '@type': kind === 'hotel' ? 'Hotel' : 'LodgingBusiness',
    name: hotel.Name,
    url: address,
    description: plainText(hotel.Description).slice(0, 300),
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.Address || undefined,
      addressLocality: hotel.City,
      addressCountry: 'EG',
    },
    geo: { '@type': 'GeoCoordinates', latitude: hotel.Latitude, longitude: hotel.Longitude },
    checkinTime: hotel.CheckInFrom,
    checkoutTime: hotel.CheckOutUntil,
    starRating:
      hotel.Stars > 0 ? { '@type': 'Rating', ratingValue: hotel.Stars, bestRating: 5 } : undefined,
    amenityFeature: hotel.Features.map(({ FeatureName }) => ({
      '@type': 'LocationFeatureSpecification',
      name: FeatureName,
      value: true,
    })),
    aggregateRating: rated
      ? {
          '@type': 'AggregateRating',
          ratingValue: hotel.Rating,
          ratingCount: hotel.NumberOfRaters,
        }
      : undefined,
  }
}

/** Title, description and structured data of a detail page. */
export function DetailsSeo({
  kind,
  hotel,
  choice,
}: {
  kind: StayKind
  hotel: HotelDetails
  choice: StayChoice
}) {
  const { publicUrl } = useContext(SiteContext)
  const language = useLanguage()
  const { details, module } = kinds[kind]
  const title = hotel.Name + commaOf(language) + hotel.City
  const image = hotel.Images[0]?.ImagePath
  const structured = structuredStay(kind, hotel, new URL(stayHref(kind, choice), publicUrl).href)
  return (
    <PageSeo
      title={title}
      description={plainText(hotel.Description).slice(0, 160)}
      path={permanentPath(details, hotel.HotelId)}
      card={{ src: shareImagePath(module, hotel.HotelId, language), alt: title }}
      structured={{ ...structured, image: image && new URL(image, publicUrl).href }}
    />
  )
}
