import type { OfferTile } from '@rihla/contract/catalogue/tiles'
import { ChevronRight } from '../../../ui/brand/icons.ts'
import { Link } from 'react-router'
import { EndingCard } from '../../kinds/index.ts'
import { useLandingText } from '../use-landing-text.ts'
import { SectionHeading, type Heading } from './section-heading.tsx'

/** Offers of every kind whose price ends soon, each with its own clock. */
export function LastMinute({
  offers,
  heading,
}: {
  offers: readonly OfferTile[]
  heading: Heading
}) {
  const t = useLandingText()
  if (offers.length === 0) return null
  return (
    <section
      className="waves on-dark bg-indigo-900 py-(--section) text-white"
      aria-labelledby="offers-title"
    >
      <div className="page-width">
        <div className="mb-6">
          <SectionHeading id="offers-title" quiet="text-night-text" {...heading}>
            <Link to="/last-minute" className="header-link hover:bg-white/10! max-md:hidden">
              {t('allOffers')}
              <ChevronRight size={18} className="mirror" aria-hidden />
            </Link>
          </SectionHeading>
        </div>
        <ul className="ending-cards">
          {offers.map((tile) => (
            <li key={`${tile.ModuleType} ${tile.Id}`}>
              <EndingCard tile={tile} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
