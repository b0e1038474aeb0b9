import type { OfferTile } from '@rihla/contract/catalogue/tiles'

/** An offer as the server answers it; a hotel unless overridden. */
export const tile = (its: Partial<OfferTile> = {}): OfferTile => ({
  ModuleType: 'Hotel',
  Id: 1,
  Name: 'Hotel 1',
  CityName: 'Luxor',
  ImageUrl: null,
  ImagePlaceholder: null,
  ImageColour: null,
  CardTag: null,
  Line: 'Breakfast',
  Stars: 4,
  Rating: 4.5,
  ReviewsCount: 12,
  InstantConfirmation: true,
  FreeCancellation: null,
  Price: 2000,
  OfferPrice: null,
  OfferExpirationDate: null,
  PriceText: 'a night for 2 adults',
  NextDate: '2026-12-17',
  DepartureDate: '2026-12-18',
  ...its,
})
