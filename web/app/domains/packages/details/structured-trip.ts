import { plainText } from '../../catalogue/index.ts'
import type { PackageView } from '../package-view.ts'

/** A package for search engines: a trip with its days, and something one buys. */
export const structuredTrip = ({ steps }: Pick<PackageView, 'steps'>): object => ({
  '@type': ['Product', 'TouristTrip'],
  itinerary: {
    '@type': 'ItemList',
    numberOfItems: steps.length,
    itemListElement: steps.map(({ Title, html, CityName, Latitude, Longitude }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'TouristAttraction',
        name: Title,
        description: plainText(html).slice(0, 200),
        address: CityName
          ? { '@type': 'PostalAddress', addressLocality: CityName, addressCountry: 'EG' }
          : undefined,
        geo:
          Latitude !== null && Longitude !== null
            ? { '@type': 'GeoCoordinates', latitude: Latitude, longitude: Longitude }
            : undefined,
      },
    })),
  },
})
