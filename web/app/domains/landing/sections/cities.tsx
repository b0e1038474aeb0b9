import type { Destination } from '@rihla/contract/catalogue/offer'
import { ChevronRight } from '../../../ui/brand/icons.ts'
import { Link } from 'react-router'
import { Picture } from '../../../ui/card/picture.tsx'
import { useLandingText } from '../use-landing-text.ts'
import { SectionHeading, type Heading } from './section-heading.tsx'

/** Where most can be booked. */
export function Cities({
  destinations,
  heading,
}: {
  destinations: readonly Destination[]
  heading: Heading
}) {
  const t = useLandingText()
  if (destinations.length === 0) return null
  return (
    <section className="page-width pt-(--section)" aria-labelledby="cities-title">
      <div className="mb-6">
        <SectionHeading id="cities-title" {...heading}>
          <Link to="/destinations" className="link flex min-h-11 items-center gap-1 max-md:hidden">
            {t('allDestinations')}
            <ChevronRight size={18} className="mirror" aria-hidden />
          </Link>
        </SectionHeading>
      </div>
      <ul className="cities">
        {destinations.map(({ CityId, Slug, CityName, ImageUrl, OffersCount }, at) => (
          <li key={CityId}>
            <Link to={`/destinations/${Slug}`} className="city-tile h-full">
              <Picture
                src={ImageUrl}
                alt=""
                sizes={
                  at === 0 || at === 5
                    ? '(min-width: 768px) 590px, 92vw'
                    : '(min-width: 768px) 290px, 46vw'
                }
              />
              <span className="city-words">
                <span className="type-h3 block">{CityName}</span>
                <span className="type-small">{t('cityOffers', { count: OffersCount })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
