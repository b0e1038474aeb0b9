import type { HoneymoonCard, HoneymoonDetails } from '@rihla/contract/catalogue/honeymoons'
import type { TripCard, TripDetails } from '@rihla/contract/catalogue/trips'
import { answerWith, type Answers } from './fake-server.ts'
import { everywhere, firstOfTwoPages, picture } from './stays.ts'

const card = {
  Name: 'Package',
  ImagePath: null,
  ImagePlaceholder: null,
  ImageColour: null,
  Price: 9000,
  OfferPrice: null,
  OfferExpirationDate: null,
  TotalPrice: null,
  CardTag: null,
  HotelStars: 5,
  Duration: '4 nights',
  PriceText: 'per couple',
  FreeCancellation: null,
  Rating: null,
  ReviewsCount: 0,
  NextDeparture: '2027-01-17',
}

export const honeymoonCard = (id: number): HoneymoonCard => ({
  ...card,
  HoneymoonId: id,
  Destinations: [{ CityId: 1, CityName: 'Luxor' }],
})

export const tripCard = (id: number): TripCard => ({
  ...card,
  TripId: id,
  HotelName: 'Hotel',
  RoomName: 'Double room',
  Destinations: [{ CityName: 'Luxor' }],
  Adults: 2,
  ReservationType: 'Half board',
})

const details = {
  Name: 'Package',
  Description: '<p>Quiet.</p>',
  Rating: null,
  RatingDegree: null,
  ReviewsCount: 0,
  Price: 9000,
  OfferPrice: null,
  OfferExpirationDate: null,
  PriceText: 'per couple',
  TotalPrice: 9000,
  OriginalTotalPrice: null,
  PriceLines: [],
  Children: null,
  PartyProblem: null,
  HotelStars: 5,
  Hotels: [],
  FreeCancellation: null,
  Cancellation: [],
  IsAvailable: true,
  PlacesLeft: null,
  BookButtonText: 'Book',
  Departures: [],
  ImportantInformation: [],
  ShareLink: 'http://localhost:3000/',
  Images: [],
  IncludedAdditions: [],
  ExcludedAdditions: [],
}

const honeymoon: HoneymoonDetails = {
  ...details,
  HoneymoonId: 1,
  Duration: 4,
  City: 'Luxor',
  Destinations: [{ CityId: 1, CityName: 'Luxor' }],
  HoneymoonSteps: [],
  HoneymoonExtras: [],
}

export const trip: TripDetails = {
  ...details,
  TripId: 1,
  Period: 5,
  TripType: 'Culture',
  ChildrenPolicy: null,
  DestinationCities: [{ Name: 'Luxor' }],
  TripSteps: [],
  Extras: [],
}

/** Everything that the pages of honeymoons and trips ask for, answered well. */
export const packageAnswers = (): Answers => ({
  ...everywhere,
  getHoneymoons: answerWith(firstOfTwoPages(honeymoonCard)),
  getTrips: answerWith(firstOfTwoPages(tripCard)),
  getHoneymoonDetails: answerWith(honeymoon),
  getHoneymoonImages: answerWith(
    firstOfTwoPages((id) => ({ ...picture, ImagePath: `/images/${id}.jpg` }), 20),
  ),
  getTripDetails: answerWith(trip),
  checkoutConfig: answerWith({ AvailableMeals: [] }),
})
