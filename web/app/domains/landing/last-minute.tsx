import type { ActivityCard } from '@rihla/contract/catalogue/activities'
import { discountPercent } from '@rihla/contract/values/money'
import { ChevronRight, Compass, Timer } from 'lucide-react'
import { useContext } from 'react'
import { Link } from 'react-router'
import { SiteContext } from '../../platform/site.ts'
import { Badge } from '../../ui/card/badge.tsx'
import { Digits } from '../../ui/feedback/countdown.tsx'
import { OfferCard } from '../../ui/card/offer-card.tsx'
import { clockText, useCountdown } from '../../ui/feedback/use-countdown.ts'
import { useUiText } from '../../ui/use-ui-text.ts'
import { activityHref } from '../activities/index.ts'
import { useLandingText } from './use-landing-text.ts'

function Clock({ until, percent }: { until: string; percent: number }) {
  const t = useLandingText()
  const ui = useUiText()
  const { serverTime } = useContext(SiteContext)
  const left = useCountdown(until, serverTime)
  return (
    <div className="card-line text-coral-ink!">
      <span className="flex items-center gap-1.5 font-medium">
        <Timer size={16} aria-hidden />
        {left > 0 ? (
          <>
            {t('endsIn')} <Digits text={clockText(left)} />
          </>
        ) : (
          t('offerEnded')
        )}
      </span>
      <Badge tone="discount">{ui('percentOff', { n: percent })}</Badge>
    </div>
  )
}

/** Offers whose price ends soon, each with its own clock. */
export function LastMinute({ offers, date }: { offers: readonly ActivityCard[]; date: string }) {
  const t = useLandingText()
  if (offers.length === 0) return null
  return (
    <section
      id="last-minute-offers"
      className="waves on-dark bg-indigo-900 py-(--section) text-white"
      aria-labelledby="offers-title"
    >
      <div className="page-width">
        <div className="mb-6 flex items-end justify-between gap-4">
          <div>
            <h2 id="offers-title" className="type-h2">
              {t('lastMinute')}
            </h2>
            <p className="mt-1 text-night-text">{t('lastMinuteText')}</p>
          </div>
          <Link to="/activities" className="header-link hover:bg-white/10! max-md:hidden">
            {t('allOffers')}
            <ChevronRight size={18} className="mirror" aria-hidden />
          </Link>
        </div>
        <div className="grid gap-5 text-ink md:grid-cols-2 lg:grid-cols-3">
          {offers.map((card) => (
            <OfferCard
              key={card.ActivityId}
              href={activityHref({
                id: card.ActivityId,
                date: card.NextDate ?? date,
                adults: 2,
                childAges: [],
              })}
              name={card.Name}
              place={card.CityName}
              image={{
                src: card.ImageUrl,
                placeholder: card.ImagePlaceholder,
                colour: card.ImageColour,
              }}
              tag={
                <>
                  <Compass aria-hidden />
                  {card.ActivityType}
                </>
              }
              top={
                <Clock
                  until={card.OfferExpirationDate ?? ''}
                  percent={discountPercent(card.Price, card.OfferPrice ?? card.Price)}
                />
              }
              line={`${card.ReadableDuration} · ${card.CityName}`}
              now={card.OfferPrice ?? card.Price}
              was={card.Price}
              priceNote={card.PeriodText}
              action={
                <span className="button button-primary button-small" aria-hidden>
                  {t('book')}
                </span>
              }
              noFavourite
            />
          ))}
        </div>
      </div>
    </section>
  )
}
