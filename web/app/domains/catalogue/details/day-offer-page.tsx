import type { SavedModule } from '@rihla/contract/modules'
import type { DayUseDetails } from '@rihla/contract/catalogue/day-use'
import type { ComponentType, ReactNode } from 'react'
import { useCatalogueText } from '../use-catalogue-text.ts'
import { CancellationSection, Html, ReviewsSection, Section } from './details-sections.tsx'
import { ChildrenSection, FactList } from './fact-list.tsx'
import { LateWhere } from '../where/late-where.tsx'
import { MapCard } from './map-card.tsx'
import type { OfferKind } from './offer-kind.ts'
import { OfferPage, type OfferContents } from './offer-page.tsx'

/** What activities and day-use both say of an offer. */
type DayOffer = Omit<DayUseDetails, 'HotelName' | 'Area' | 'OpensAt' | 'ClosesAt'>

type OwnContents<D> = {
  Title: ComponentType<{ offer: D }>
  Sections: ComponentType<{ offer: D }>
  useGallery?: (offer: D) => OfferContents['gallery']
}

/** A kind of offers by the day; its page is made of what it shows in its own way. */
export const dayOfferKind = <D extends DayOffer>({
  Title,
  Sections,
  useGallery = () => undefined,
  ...kind
}: Omit<OfferKind<D>, 'Page'> & OwnContents<D>): OfferKind<D> => ({
  ...kind,
  Page: function DayOfferPage({ offer, ...page }) {
    const gallery = useGallery(offer)
    return (
      <OfferPage
        {...page}
        offer={offer}
        id={offer.ActivityId}
        head={<Title offer={offer} />}
        sections={<Sections offer={offer} />}
        gallery={gallery}
      />
    )
  },
})

/** What the days cost on which an activity, or a day at a hotel, can be booked by a party. */
export const activityDayPrices: NonNullable<OfferKind<never>['dayPrices']> = async (
  api,
  Id,
  { adults, childAges },
) => {
  const days = await api.call('getDayPrices', {
    Id,
    AdultsCount: adults,
    ChildrenAges: childAges.length > 0 ? [...childAges] : undefined,
  })
  return new Map(days.map(({ Day, Price }) => [Day, Price]))
}

type SectionsProps = {
  module: SavedModule
  offer: DayOffer
  /** The heading of what is included, and its id. */
  included: { id: string; title: string }
  facts: ReactNode
  /** What else there is to know, before the map. */
  children?: ReactNode
  map: { name: string; note: string }
}

/** Everything there is to know, section by section; empty ones are left out. */
export function DayOfferSections({ module, offer, included, facts, children, map }: SectionsProps) {
  const t = useCatalogueText()
  const { IncludedActivityAdditions, ExcludedActivityAdditions, TermsAndConditions } = offer
  return (
    <>
      <Section id="overview" title={t('overview')}>
        <Html html={offer.Description} />
      </Section>
      <FactList {...included} facts={IncludedActivityAdditions} mark="yes" />
      <FactList
        id="excluded"
        title={t('notIncluded')}
        facts={ExcludedActivityAdditions}
        mark="no"
      />
      <LateWhere where={offer.Where} />
      {facts}
      <FactList id="bring" title={t('bring')} facts={offer.Luggages} mark="bring" />
      <ChildrenSection policies={offer.ChildrenPolicies} />
      {children}
      <MapCard latitude={offer.Latitude} longitude={offer.Longitude} {...map} />
      <CancellationSection lines={offer.Cancellation} />
      {TermsAndConditions && (
        <Section id="terms" title={t('terms')}>
          <Html html={TermsAndConditions} />
        </Section>
      )}
      <ReviewsSection of={{ module, id: offer.ActivityId }} {...offer} />
    </>
  )
}
