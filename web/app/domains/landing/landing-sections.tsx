import type { Destination } from '@rihla/contract/catalogue/offer'
import { ChevronRight, Headphones, ShieldCheck, Wallet, Zap } from 'lucide-react'
import { Link } from 'react-router'
import { Picture } from '../../ui/card/picture.tsx'
import { searchHref } from '../activities/index.ts'
import { useLandingText } from './use-landing-text.ts'

/** Where most can be booked. */
export function Cities({ destinations }: { destinations: readonly Destination[] }) {
  const t = useLandingText()
  if (destinations.length === 0) return null
  return (
    <section
      id="top-destinations"
      className="page-width pt-(--section)"
      aria-labelledby="cities-title"
    >
      <div className="mb-6 flex items-end justify-between gap-4">
        <h2 id="cities-title" className="type-h2">
          {t('topDestinations')}
        </h2>
        <Link to="/activities" className="link flex min-h-11 items-center gap-1 max-md:hidden">
          {t('allDestinations')}
          <ChevronRight size={18} className="mirror" aria-hidden />
        </Link>
      </div>
      <ul className="cities">
        {destinations.map(({ CityId, CityName, ImageUrl, OffersCount }, at) => (
          <li key={CityId}>
            <Link to={searchHref({ cityId: CityId })} className="city-tile h-full">
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

const REASONS = [
  [Zap, 'whyInstant', 'whyInstantText'],
  [Wallet, 'whyPay', 'whyPayText'],
  [ShieldCheck, 'whyPrice', 'whyPriceText'],
  [Headphones, 'whyPeople', 'whyPeopleText'],
] as const

/** Why here. */
export function Why() {
  const t = useLandingText()
  return (
    <section className="page-width pt-(--section)" aria-labelledby="why-title">
      <h2 id="why-title" className="type-h2 mb-6">
        {t('why')}
      </h2>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-4">
        {REASONS.map(([Icon, title, text]) => (
          <li
            key={title}
            className="grid content-start gap-2 border-sand-300 max-lg:flex max-lg:gap-4 lg:border-s lg:ps-6 lg:first:border-0 lg:first:ps-0"
          >
            <Icon size={26} className="text-teal-700" aria-hidden />
            <div>
              <h3 className="type-title">{t(title)}</h3>
              <p className="type-small mt-1 text-ink-2">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
