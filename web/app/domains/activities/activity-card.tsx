import type { ActivityCard as Card } from '@rihla/contract/catalogue/activities'
import { DayOfferCard, type ShownCard } from '../catalogue/index.ts'
import { activityHref } from './addresses.ts'
import { useActivitiesText } from './use-activities-text.ts'

/** An activity among results. */
export function ActivityCard({ card, date, party, ...shown }: ShownCard<Card>) {
  const t = useActivitiesText()
  return (
    <DayOfferCard
      {...shown}
      module="Activity"
      card={card}
      party={party}
      href={activityHref({ id: card.ActivityId, date: card.NextDate ?? date, ...party })}
      unnamed={t('unnamed')}
      tag={card.CardTag}
      line={[card.ActivityType, card.ReadableDuration].filter(Boolean).join(' · ')}
      see={t('seeActivity')}
    />
  )
}
