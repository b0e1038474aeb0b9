import type { DayUseDetails } from '@rihla/contract/catalogue/day-use'
import type { ComponentType, ReactNode } from 'react'
import { useCatalogueText } from '../use-catalogue-text.ts'
import { Html, ReviewsSection, Section } from './details-sections.tsx'
import { ChildrenSection, FactList } from './fact-list.tsx'
import { MapCard } from './map-card.tsx'
import type { OfferPageProps } from './offer-kind.ts'
import { OfferPage, type OfferContents } from './offer-page.tsx'

/** What activities and day-use both say of an offer. */
type DayOffer = Omit<DayUseDetails, 'HotelName' | 'Area' | 'OpensAt' | 'ClosesAt'>

/** The page of an offer by the day, made of what its kind shows in its own way. */
export const dayOfferPage = <D extends DayOffer>(own: {
  Title: ComponentType<{ offer: D }>
  Sections: ComponentType<{ offer: D }>
  useGallery?: (offer: D) => OfferContents['gallery']
}): ComponentType<OfferPageProps<D>> =>
  function DayOfferPage({ offer, ...page }) {
    const gallery = own.useGallery?.(offer)
    return (
      <OfferPage
        {...page}
        offer={offer}
        id={offer.ActivityId}
        head={<own.Title offer={offer} />}
        sections={<own.Sections offer={offer} />}
        gallery={gallery}
      />
    )
  }

type SectionsProps = {
  offer: DayOffer
  /** The heading of what is included, and its id. */
  included: { id: string; title: string }
  facts: ReactNode
  /** What else there is to know, before the map. */
  children?: ReactNode
  map: { name: string; note: string }
}

/** Everything there is to know, section by section; empty ones are left out. */
export function DayOfferSections({ offer, included, facts, children, map }: SectionsProps) {
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
      {facts}
      <FactList id="bring" title={t('bring')} facts={offer.Luggages} mark="bring" />
      <ChildrenSection policies={offer.ChildrenPolicies} />
      {children}
      <MapCard latitude={offer.Latitude} longitude={offer.Longitude} {...map} />
      {TermsAndConditions && (
        <Section id="terms" title={t('terms')}>
          <Html html={TermsAndConditions} />
        </Section>
      )}
      <ReviewsSection {...offer} />
    </>
  )
}
