import type { Country } from '@rihla/contract/account'
import type { ExternalBooking } from '@rihla/contract/external-hotels'
import type { RequiredField } from '@rihla/contract/external-hotels/guest-fields'
import type { HotelEntry } from '../entry.ts'

export const entry: HotelEntry = {
  hotelId: 1_000_000_001,
  hotelName: 'Pearl Palace',
  arrivalDate: '2026-12-10',
  departureDate: '2026-12-13',
  ratePlanToken: 'free',
  adultsCount: 1,
  childrenAges: [],
}

export const countries: readonly Country[] = [
  {
    Code: 'EG',
    CountryCode: '+20',
    Regex: String.raw`^0?(1[0125]\d{8})$`,
    Placeholder: '10 01234567',
    Flag: '',
    NameEn: 'Egypt',
    NameAr: 'مصر',
  },
  {
    Code: 'DE',
    CountryCode: '+49',
    Regex: String.raw`^0?(\d{7,11})$`,
    Placeholder: '151 23456789',
    Flag: '',
    NameEn: 'Germany',
    NameAr: 'ألمانيا',
  },
]

/** A field of the form, a text where nothing else is said. */
export const field = (
  FieldId: RequiredField['FieldId'],
  change: Partial<RequiredField> = {},
): RequiredField => ({
  FieldId,
  FieldType: 'text',
  FieldPlaceHolder: FieldId,
  FieldValue: '',
  IsEditable: true,
  FieldSelectionsSource: null,
  ...change,
})

/** One guest of whom everything that there is may be asked, each type of field once. */
export const fields: readonly RequiredField[] = [
  field('Name'),
  field('Email'),
  field('PhoneNumber', { FieldType: 'phone' }),
  field('Nationality', { FieldType: 'select', FieldSelectionsSource: 'Countries' }),
  field('DocumentType', {
    FieldType: 'select',
    FieldSelectionsSource: [{ Value: 'Passport', Text: 'Passport' }],
  }),
  field('Age', { FieldType: 'number' }),
  field('City', { FieldType: 'date' }),
  // A wish may stay empty.
  field('Address', { FieldPlaceHolder: 'Special wishes' }),
]

const price = (amount: number, payable: number) => ({
  Board: 'Breakfast',
  AmountDetails: [{ Label: 'Total', Text: `EGP ${amount}` }],
  PayableAmount: payable,
  Currency: 'EGP',
})

/** A room that can be booked, with a deposit or without it. */
export const aQuote = (token = 'free', payDeposit = true): ExternalBooking => ({
  TempReservationId: 1_500_000_001,
  PaxRequiredFields: [{ PaxId: 1, PaxTitle: 'Adult 1', RequiredFields: [...fields] }],
  DepositOptions: {
    DepositEnabled: true,
    DepositAmount: 200,
    DepositCurrency: 'EGP',
    Balance: 800,
    BalanceDueAt: '2026-12-01T18:00:00.000Z',
    Policy: 'The rest is due by 1 December.',
  },
  BookingCode: 'RH-TEST',
  BookingCodeExpirationDate: new Date(Date.now() + 1_200_000).toISOString(),
  ServerTime: new Date().toISOString(),
  HotelData: {
    HotelName: 'Pearl Palace',
    HotelAddress: '1 Corniche',
    HotelCategory: '5 stars',
    CityName: 'Hurghada',
    ImageUrl: null,
    Stars: 5,
    ArrivalDate: entry.arrivalDate,
    DepartureDate: entry.departureDate,
    CheckInFrom: '14:00',
    CheckOutUntil: '12:00',
    GuestsText: '1 adult',
  },
  HotelComments: '',
  HotelRoomsData: [],
  HotelPricingInformation: price(1000, payDeposit ? 200 : 1000),
  HotelOptions: ['free', 'fixed'].map((it) => ({
    OptionName: it,
    NetPrice: it === 'free' ? 1000 : 900,
    Currency: 'EGP',
    RatePlanToken: it,
    IsSelected: it === token,
  })),
  HotelCancellationPolicy: [],
  Cancellation: [],
  PriceChange: null,
  SpecialRequest: '',
})
