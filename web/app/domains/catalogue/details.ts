// What the detail pages of all kinds are built of.
export { BadAddressNotice } from './details/bad-address.tsx'
export { usePrices, type BookingProps } from './booking/booking.ts'
export { DetailsError, DetailsFrame, DetailsSkeleton } from './details/details-frame.tsx'
export { DetailsActions } from './details/details-head.tsx'
export {
  ChildrenSection,
  FactList,
  FactRows,
  Html,
  ReviewsSection,
  Section,
} from './details/details-sections.tsx'
export { MapCard } from './details/map-card.tsx'
export { OfferGallery } from './details/offer-gallery.tsx'
export { OfferSeo } from './details/offer-seo.tsx'
export { problemText } from './problem-text.ts'
export { useBook } from './booking/use-book.ts'
export { useCatalogueText } from './use-catalogue-text.ts'
export { failureOf, useOfferDetails, type DetailsFailure } from './details/use-offer-details.ts'
