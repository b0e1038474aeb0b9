// What the detail pages of all kinds are built of.
export { BadAddressNotice } from './bad-address.tsx'
export { usePrices, type BookingProps } from './booking.ts'
export { DetailsError, DetailsFrame, DetailsSkeleton } from './details-frame.tsx'
export { DetailsActions } from './details-head.tsx'
export {
  ChildrenSection,
  FactList,
  FactRows,
  Html,
  ReviewsSection,
  Section,
} from './details-sections.tsx'
export { MapCard } from './map-card.tsx'
export { OfferGallery } from './offer-gallery.tsx'
export { OfferSeo } from './offer-seo.tsx'
export { problemText } from './problem-text.ts'
export { useBook } from './use-book.ts'
export { useCatalogueText } from './use-catalogue-text.ts'
export { failureOf, useOfferDetails, type DetailsFailure } from './use-offer-details.ts'
