import type { DayUseCard as Card } from '@rihla/contract/catalogue/day-use'
import { Sun } from '../../ui/brand/icons.ts'
import { DayOfferCard, type ShownCard } from '../catalogue/index.ts'
import { dayUseHref } from './addresses.ts'
import { useDayUseText } from './use-day-use-text.ts'

/** A day-use offer among results: whose place it is, and its hours. */
export function DayUseCard({ card, date, party, ...shown }: ShownCard<Card>) {
  const t = useDayUseText()
  const { OpensAt: from, ClosesAt: to } = card
  return (
    <DayOfferCard
      {...shown}
      module="DayUse"
      card={card}
      party={party}
      href={dayUseHref({ id: card.ActivityId, date: card.NextDate ?? date, ...party })}
      unnamed={t('unnamed')}
      place={card.Area ? `${card.CityName} · ${card.Area}` : card.CityName}
      tag={
        card.CardTag ?? (
          <>
            <Sun aria-hidden />
            {t('crumb')}
          </>
        )
      }
      line={
        <>
          {card.HotelName && (
            <>
              <bdi>{card.HotelName}</bdi> ·{' '}
            </>
          )}
          <bdi className="whitespace-nowrap">
            {from && to ? t('hours', { from, to }) : card.ReadableDuration}
          </bdi>
        </>
      }
      see={t('seeOffer')}
    />
  )
}
