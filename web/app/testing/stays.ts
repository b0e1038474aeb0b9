import type { HotelCard } from '@rihla/contract/catalogue/hotel-search'
import type {
  HotelDetails,
  HotelPricing,
  RoomDetails,
  RoomOffer,
} from '@rihla/contract/catalogue/hotels'
import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { answerWith, type Answers } from './fake-server.ts'

/** A picture of an offer. */
export const picture = { ImagePath: '/images/hotel.jpg', Alt: '', Placeholder: null, Colour: null }

const cardOf = (id: number): HotelCard => ({
  HotelId: id,
  Name: `Stay ${id}`,
  ImagePath: picture.ImagePath,
  ImagePlaceholder: null,
  ImageColour: null,
  CardTag: null,
  InstantConfirmation: null,
  FreeCancellation: null,
  HotelStars: 5,
  Rating: 4.5,
  NumberOfRaters: 10,
  City: 'Luxor',
  RoomName: 'Double room',
  RoomAdditions: '',
  ReservationType: 'Breakfast',
  PeriodText: '3 nights',
  TotalPrice: 3000,
  OfferPrice: null,
  Currency: 'EGP',
  PricePerNight: 1000,
  ArrivalDate: null,
  DepartureDate: null,
  Latitude: 25.7,
  Longitude: 32.6,
  IsExternal: false,
})

/** What the server says of a stay. */
export const hotelOf = (kind: StayKind): HotelDetails => ({
  HotelId: 501,
  HotelType: kind === 'hotel' ? 0 : 2,
  Name: 'Stay 501',
  Stars: 5,
  City: 'Luxor',
  CityId: 1,
  Rating: 4.5,
  RatingDegree: 'Very good',
  NumberOfRaters: 10,
  ReviewsCount: 10,
  Images: [picture],
  Description: '<p>Quiet.</p>',
  Address: 'Corniche',
  Features: [],
  Videos: [],
  Latitude: 25.7,
  Longitude: 32.6,
  IsExternal: false,
  FreeCancellation: null,
  InstantConfirmation: null,
  CheckInFrom: '14:00',
  CheckOutUntil: '12:00',
  ChildrenPolicies: [],
  MaxChildren: 4,
  Sailings: [],
  ShareLink: `http://localhost:3000/${kind}?id=501`,
})

/** A room that can be had. */
export const room: RoomOffer = {
  RoomId: 7,
  Name: 'Double room',
  Category: 'Standard',
  Board: 'Breakfast',
  MaxOccupancy: 3,
  IsRefundableText: 'Refundable',
  IsRefundable: true,
  Cancellation: [],
  CountAvailableText: null,
  PeriodText: '3 nights',
  ImageUrl: null,
  ServiceFees: 0,
  DiscountedServiceFees: null,
  TotalPrice: 3000,
  OfferPrice: null,
  RoomsCount: 1,
  Currency: 'EGP',
  IsRoomAvailable: true,
  UnavailableText: null,
  RatePlanToken: null,
}

/** What a stay costs, in one room. */
export const pricing: HotelPricing = {
  TotalPrice: 3000,
  OfferPrice: null,
  Currency: 'EGP',
  PeriodText: '3 nights',
  IsAvailable: true,
  BookButtonText: 'Book',
  FreeCancellation: null,
  Rooms: [room],
}

const roomDetails: RoomDetails = {
  RoomId: room.RoomId,
  Name: room.Name,
  Subtitle: '',
  Type: 'Double',
  Description: '',
  Images: [picture],
  Videos: [],
  Features: [],
}

/** A whole page has 20; what is tested with a few is the same, and drawn in a sixth of the time. */
export const CARDS_OF_A_PAGE = 3

/** A first page of a search that has a second one. */
export const firstOfTwoPages = <Card>(
  cards: (id: number) => Card,
  size: number = CARDS_OF_A_PAGE,
) => ({
  Data: Array.from({ length: size }, (_, at) => cards(at + 1)),
  PageNumber: 1,
  PageSize: size,
  TotalPages: 2,
  TotalRecords: 2 * size,
})

/** What every page of an offer asks for besides the offer. */
export const everywhere: Answers = {
  getSplashScreenData: answerWith({}),
  getDestinations: answerWith([]),
  getSavedOffers: answerWith({ Favourites: [], Viewed: [], NotOnSale: [] }),
}

/** Everything that the pages of hotels and cruises ask for, answered well. */
export const stayAnswers = (kind: StayKind = 'hotel'): Answers => ({
  ...everywhere,
  getHotels: answerWith(firstOfTwoPages(cardOf)),
  getHotel: answerWith(hotelOf(kind)),
  getHotelPricing: answerWith(pricing),
  getRoomDetails: answerWith(roomDetails),
  getHotelImages: answerWith({ ...firstOfTwoPages(() => picture, 20), TotalPages: 1 }),
  getHotelCalendar: answerWith([]),
  getHotelPriceCalendar: answerWith([]),
  checkoutConfig: answerWith({ AvailableMeals: [] }),
})
