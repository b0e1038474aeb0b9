import type { DayUseCard, DayUseDetails } from '@rihla/contract/catalogue/day-use'
import { answerWith, type Answers } from './fake-server.ts'
import { everywhere, firstOfTwoPages, picture } from './stays.ts'

const venue = { HotelName: 'Coral Bay', Area: 'Sahl Hasheesh', OpensAt: '10:00', ClosesAt: '18:00' }

const offer = {
  ...venue,
  Name: 'A day by the pool',
  CityName: 'Hurghada',
  ReadableDuration: '8 hours',
  PeriodText: 'per person',
  Price: 900,
  OfferPrice: null,
  OfferExpirationDate: null,
  FreeCancellation: null,
  Rating: 4.9,
  ReviewsCount: 10,
}

export const dayUseCard = (ActivityId: number): DayUseCard => ({
  ...offer,
  ActivityId,
  ActivityType: 'Day use',
  TotalPrice: null,
  CardTag: null,
  ImageUrl: null,
  ImagePlaceholder: null,
  ImageColour: null,
  Duration: 480,
  NextDate: '2027-01-17',
})

const pictureOf = (id: number) => ({ ...picture, ImagePath: `/images/${id}.jpg` })

/** Available on the date that was asked for. */
export const dayUse: DayUseDetails = {
  ...offer,
  ActivityId: 1,
  ActivityTypeName: 'Day use',
  CityId: 3,
  Description: '<p>Quiet.</p>',
  RatingDegree: null,
  Cancellation: [],
  IsAvailable: true,
  PlacesLeft: null,
  BookButtonText: 'Book',
  ShareLink: 'http://localhost:3000/dayuse?id=1',
  TotalPrice: 1800,
  OriginalTotalPrice: null,
  PriceLines: [],
  Children: null,
  PartyProblem: null,
  Images: [1, 2, 3].map(pictureOf),
  Duration: 8,
  IncludedActivityAdditions: [],
  ExcludedActivityAdditions: [],
  Luggages: [],
  ChildrenPolicies: [],
  TermsAndConditions: null,
  DateText: '',
  Latitude: null,
  Longitude: null,
}

/** Everything that the pages of days at hotels ask for, answered well. */
export const dayUseAnswers = (): Answers => ({
  ...everywhere,
  getDayUses: answerWith(firstOfTwoPages(dayUseCard)),
  getDayUseDetails: answerWith(dayUse),
  getDayUseImages: answerWith({ ...firstOfTwoPages(pictureOf, 20), TotalPages: 1 }),
  getDayPrices: answerWith([]),
  checkoutConfig: answerWith({ AvailableMeals: [] }),
})
