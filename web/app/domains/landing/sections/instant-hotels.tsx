import type { OfferTile } from '@rihla/contract/catalogue/tiles'
import { CardRail } from '../../../ui/card/card-rail.tsx'
import { TileCard } from '../../kinds/index.ts'
import { SectionHeading, type Heading } from './section-heading.tsx'

/** Hotels that confirm at once, one of many cities. */
export function InstantHotels({
  hotels,
  heading,
}: {
  hotels: readonly OfferTile[]
  heading: Heading
}) {
  if (hotels.length === 0) return null
  return (
    <section
      id="instant-hotels"
      className="page-width pb-(--section)"
      aria-labelledby="instant-title"
    >
      <CardRail
        label={heading.title}
        className="rail-cards"
        heading={<SectionHeading id="instant-title" {...heading} />}
      >
        {hotels.map((tile) => (
          <li key={tile.Id} className="grid">
            <TileCard tile={tile} />
          </li>
        ))}
      </CardRail>
    </section>
  )
}
