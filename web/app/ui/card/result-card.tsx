import { OfferCard, OfferRow, type OfferCardProps } from './offer-card.tsx'

/** An offer among results: a card of the grid, or a row of the list with a button that says `see`. */
export const ResultCard = ({
  view,
  see,
  ...card
}: OfferCardProps & { view: 'grid' | 'list'; see: string }) =>
  view === 'grid' ? (
    <OfferCard {...card} heading="h2" />
  ) : (
    <OfferRow
      {...card}
      heading="h2"
      action={
        <span className="button button-soft button-small w-full" aria-hidden>
          {see}
        </span>
      }
    />
  )
