import type { OfferTile } from '@rihla/contract/catalogue/tiles'

type CardFacts = Pick<
  OfferTile,
  | 'Name'
  | 'ImagePlaceholder'
  | 'ImageColour'
  | 'CardTag'
  | 'Rating'
  | 'ReviewsCount'
  | 'FreeCancellation'
  | 'Price'
  | 'OfferPrice'
  | 'OfferExpirationDate'
>

/** What a tile takes over from a result card as it is. */
export const cardFacts = (card: CardFacts): CardFacts => ({
  Name: card.Name,
  ImagePlaceholder: card.ImagePlaceholder,
  ImageColour: card.ImageColour,
  CardTag: card.CardTag,
  Rating: card.Rating,
  ReviewsCount: card.ReviewsCount,
  FreeCancellation: card.FreeCancellation,
  Price: card.Price,
  OfferPrice: card.OfferPrice,
  OfferExpirationDate: card.OfferExpirationDate,
})
