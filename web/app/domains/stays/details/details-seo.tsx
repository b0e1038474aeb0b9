import type { HotelDetails } from '@rihla/contract/catalogue/hotels'
import type { StayChoice, StayKind } from '@rihla/contract/catalogue/stays-address'
import { useContext } from 'react'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { SiteContext } from '../../../platform/site.ts'
import { plainText } from '../../catalogue/index.ts'
import { stayHref } from '../stay-kinds.ts'

/** Structured data about a hotel or ship, for search engines. */
export function structuredStay(kind: StayKind, hotel: HotelDetails, address: string) {
  const rated = hotel.Rating && hotel.NumberOfRaters > 0
  return {
    '@context': 'https://schema.org',
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
  const path = stayHref(kind, choice)
  const image = hotel.Images[0]?.ImagePath
  const structured = structuredStay(kind, hotel, new URL(path, publicUrl).href)
  return (
    <PageSeo
      title={`${hotel.Name}, ${hotel.City}`}
      description={plainText(hotel.Description).slice(0, 160)}
      path={path}
      image={image}
      structured={{ ...structured, image: image && new URL(image, publicUrl).href }}
    />
  )
}
