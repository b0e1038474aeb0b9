import type { DestinationPage } from '@rihla/contract/catalogue/destinations'
import { useContext } from 'react'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { SiteContext } from '../../../platform/site.ts'
import { placeHref } from '../addresses.ts'
import { useDiscoveryText } from '../use-discovery-text.ts'

/** Title, description and structured data of a destination. */
export function PlaceSeo({ place }: { place: DestinationPage }) {
  const { publicUrl } = useContext(SiteContext)
  const t = useDiscoveryText()
  const path = placeHref(place.Slug)
  return (
    <PageSeo
      title={place.CityName}
      {...(place.Summary && { description: place.Summary })}
      path={path}
      image={place.ImageUrl}
      structured={{
        '@type': 'TouristDestination',
        name: place.CityName,
        description: place.Summary ?? undefined,
        url: new URL(path, publicUrl).href,
        image: place.ImageUrl ? new URL(place.ImageUrl, publicUrl).href : undefined,
        geo: {
          '@type': 'GeoCoordinates',
          latitude: place.Latitude,
          longitude: place.Longitude,
        },
        containedInPlace: { '@type': 'Country', name: t('egypt') },
      }}
    />
  )
}
