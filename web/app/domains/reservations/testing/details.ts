import type { CurrentUser } from '@rihla/contract/account'
import type { CancellationNow } from '@rihla/contract/cancellation/calls'
import type { ReservationDetails } from '@rihla/contract/reservations'

/** A reservation as the server answers it; say what differs. */
export const aReservation = (change: Partial<ReservationDetails> = {}): ReservationDetails => ({
  Id: 12,
  Name: 'Sunset felucca',
  ModuleName: 'Activity',
  OfferId: 3,
  ImageUrl: null,
  Stars: null,
  Cities: ['Luxor'],
  ReservationStatus: 'Confirmed',
  StatusCode: 'Confirmed',
  PaymentStatus: 'Paid',
  PaymentStatusCode: 'Paid',
  PaymentMethod: 'Bank card',
  ArrivalDate: '2026-12-17',
  DepartureDate: null,
  ReferenceNumber: 'ACT-7K2M9QX4',
  SeatsNumber: 2,
  NightCount: null,
  HotelName: null,
  RoomName: null,
  RoomType: null,
  ClientName: 'Nour Mostafa',
  ClientPhone: null,
  ReservationDate: '2026-11-21T10:00:00.000Z',
  Price: 1000,
  OriginalPrice: null,
  Coupon: null,
  Address: null,
  SpecialRequests: null,
  PaymentCompletionDeadline: null,
  AmountDetails: [{ Label: 'Total', Text: 'EGP\u00a01,000', Order: 0 }],
  Fields: [],
  Where: null,
  ReservationSteps: [{ Text: 'Confirmed', Description: 'By mail.', Status: 2 }],
  Cancellation: [{ Until: null, Percent: 0, Text: 'No refund when you cancel' }],
  Refunds: [],
  PaymentMethodInstrucions: null,
  PaymentReservationId: null,
  ShowCompletePaymentButton: false,
  ShowUploadConfirmationFile: false,
  ShowCancelButton: true,
  ShowRateButton: false,
  ...change,
})

/** What cancelling gives back: half of what was paid. */
export const halfBack: CancellationNow = {
  IsCancelable: true,
  Text: 'Cancel by then and half comes back.',
  PaidAmount: 1000,
  RefundAmount: 500,
  KeptAmount: 500,
  Currency: 'EGP',
  Until: '2026-12-16T07:00:00.000Z',
  Steps: [{ Until: '2026-12-16T07:00:00.000Z', Percent: 50, Text: '50% refund until then' }],
}

/** Whose reservation it is. */
export const traveller: CurrentUser = {
  UserId: 7,
  Email: 'nour@example.com',
  FullName: 'Nour Mostafa',
  PhoneNumber: null,
  Image: null,
  AdditionPhoneNumber: null,
  ProfileImage: null,
  Country: null,
  RewardPoints: 0,
  TotalBookings: 1,
  MemberSince: '2026-11-21',
  HasPassword: true,
}
