import type { ActivityDetails } from '@rihla/contract/catalogue/activities'
import { Suspense } from 'react'
import {
  DayOfferSections,
  FactRows,
  Section,
  StepList,
  useCatalogueText,
  Videos,
} from '../catalogue/index.ts'
import { useActivitiesText } from './use-activities-text.ts'

const unlessNone = (text: string): string | null => (text && text !== '0' ? text : null)

/** What there is to know of an activity. */
export function DetailsSections({ offer }: { offer: ActivityDetails }) {
  const t = useActivitiesText()
  const shared = useCatalogueText()
  const important = (
    <Section id="important" title={t('important')}>
      <FactRows
        rows={[
          [t('pickup'), offer.Where ? null : offer.PickupPoint],
          [t('duration'), offer.ReadableDuration],
          [t('age'), unlessNone(offer.NotAllowedAge)],
          [t('luggageLimit'), unlessNone(offer.NotAllowedLuggage)],
          [t('moreInformation'), offer.AdditionalInformation],
        ]}
      />
    </Section>
  )
  return (
    <DayOfferSections
      module="Activity"
      offer={offer}
      included={{ id: 'included', title: shared('included') }}
      facts={important}
      map={{ name: offer.CityName, note: offer.PickupPoint ?? '' }}
    >
      {offer.Steps.length > 0 && (
        <Section id="steps" title={t('steps')}>
          <StepList steps={offer.Steps} />
        </Section>
      )}
      {offer.Videos.length > 0 && (
        <Suspense>
          <Videos ids={offer.Videos} />
        </Suspense>
      )}
    </DayOfferSections>
  )
}
