import { cairoMoment } from '@rihla/contract/values/moments'
import { cancellationLines, fillText } from '@rihla/contract/cancellation/words'
import type { CheckoutConfig, HeldBooking, TemporaryReservation } from '@rihla/contract/checkout'
import type { AwaitedPayment, Confirmation } from '@rihla/contract/checkout/payment'
import type { LiveReservation } from '@rihla/contract/checkout/live-reservations'
import type { Language } from '@rihla/contract/values/language'
import { CURRENCY, formatEgp, toWholeEgp } from '@rihla/contract/values/money'
import type { SupportPhone } from '@rihla/contract/values/support'
import { isLive, type Hold } from '../inventory/index.ts'
import {
  amountDetails,
  awaitsProof,
  depositPolicy,
  dueOf,
  fieldsOf,
  methodName,
  presentInstructions,
  presentWhere,
  type Reservation,
  type Sold,
} from '../reservations/index.ts'
import { dueNow, type Booking } from './booking.ts'
import { presentPromocode, type PromocodeVerdict } from './holding/promocode.ts'
import type { Begun } from './paying/pay-booking.ts'
import type { Meal } from './sellable.ts'
import type { LiveBooking } from './store.ts'
import { confirmationTexts, proofTexts } from './texts.ts'

export type Shown = { booking: Booking; hold: Hold; verdict: PromocodeVerdict | null }

/** A held booking as the wire has it. */
export const presentTemporary = (
  it: Shown,
  language: Language,
  now: Date,
): TemporaryReservation => ({
  TempId: it.booking.id,
  Edition: it.booking.edition,
  Currency: CURRENCY,
  PayableAmount: toWholeEgp(dueNow(it.booking)),
  PointsAmount: toWholeEgp(it.booking.points),
  AmountDetails: amountDetails({ sold: it.booking.sold, total: it.booking.payable }, language),
  Promocode: presentPromocode(it.verdict, language),
  Deposit: presentDeposit(it.booking, language),
  ExpiresAt: it.hold.expiresAt.toISOString(),
  ServerTime: now.toISOString(),
  KeptForPayment: it.hold.state === 'paying',
  CanRenew: it.hold.state === 'active' && it.hold.renewals === 0 && isLive(it.hold, now),
  Cancellation: it.booking.sold.cancellation
    ? cancellationLines(it.booking.sold.cancellation, now, language)
    : [],
  CancellationChoice: cancellationChoice(it.booking.sold.stay?.cancellationChoice),
  MealPrices: (it.booking.sold.stay?.mealPrices ?? []).map(({ ratePlanId, price }) => ({
    RatePlanId: ratePlanId,
    Price: toWholeEgp(price),
  })),
})

function presentDeposit(
  { sold: { deposit }, payable }: Booking,
  language: Language,
): TemporaryReservation['Deposit'] {
  if (!deposit) return null
  return {
    Amount: toWholeEgp(deposit.amount),
    Balance: toWholeEgp(payable - deposit.amount),
    BalanceDueAt: deposit.balanceDueAt,
    IsChosen: deposit.isChosen,
    Policy: depositPolicy(deposit)[language],
  }
}

const cancellationChoice = (it: NonNullable<Sold['stay']>['cancellationChoice']) =>
  it ? { Price: toWholeEgp(it.price), Until: it.until } : null

const heldRoomOf = ({ sold: { stay } }: Booking, language: Language): HeldBooking['Room'] =>
  stay ? { HotelId: stay.hotelId, Name: stay.room[language], Board: stay.board[language] } : null

type Around = { readonly now: Date; readonly phone: SupportPhone }

export const presentHeld = (
  it: Shown,
  language: Language,
  { now, phone }: Around,
): HeldBooking => ({
  Reservation: presentTemporary(it, language, now),
  ReservationId: it.booking.placedAt ? it.booking.reservationId : null,
  Module: it.booking.module,
  Id: it.booking.itemId,
  Room: heldRoomOf(it.booking, language),
  Name: it.booking.sold.name[language],
  CityName: it.booking.sold.city[language],
  ImageUrl: it.booking.sold.image,
  Where: presentWhere(it.booking, language, phone),
  FromDate: it.booking.fromDate,
  ToDate: it.booking.toDate,
  AdultsCount: it.booking.adults,
  ChildrenCount: it.booking.children,
  ChildrenAges: [...it.booking.childAges],
  SeatsNumber: it.booking.seats,
  UserName: it.booking.userName,
  Phone: it.booking.phone,
  SpecialRequest: it.booking.specialRequest,
  HotelPickUp: it.booking.sold.hotelPickUp ?? false,
  PickUpFrom: it.booking.pickUpFrom,
  Promocode: it.booking.promocode,
  RatePlanId: it.booking.ratePlanId,
  IsRefundable: it.booking.refundable,
  Edition: it.booking.edition,
  HoldEnded: !it.booking.placedAt && !isLive(it.hold, now),
})

/** What is held as the way back to it needs it. */
export const presentLive = (it: LiveBooking, language: Language): LiveReservation => {
  return {
    Module: it.module,
    Id: it.itemId,
    Room: heldRoomOf(it, language),
    TripIDs: [],
    Name: it.sold.name[language],
    FromDate: it.fromDate,
    ToDate: it.toDate,
    AdultsCount: it.adults,
    ChildrenAges: [...it.childAges],
    ExpiresAt: it.heldUntil.toISOString(),
    TempReseravtionId: it.id,
    SessionID: null,
  }
}

/** Boards to choose from as the wire has them; supplements in whole EGP for an adult and night. */
export const presentMeals = (
  meals: readonly Meal[],
  language: Language,
): CheckoutConfig['AvailableMeals'] =>
  meals.map((meal) => ({
    RatePlanId: meal.ratePlanId,
    MealName: meal.name[language],
    Supplement: toWholeEgp(meal.supplement),
    AllowFreeCancellationToggle: meal.cancellationChoice,
  }))

/** Without an address nobody was written to. */
function confirmationMessage(it: Reservation, language: Language, isMailed: boolean): string {
  if (it.status !== 'Deposit Paid' || !it.paymentDeadline)
    return confirmationTexts[isMailed ? 'confirmed' : 'confirmedHere'][language]
  return fillText(confirmationTexts[isMailed ? 'depositPaid' : 'depositPaidHere'][language], {
    left: formatEgp(toWholeEgp(dueOf(it)), language),
    by: cairoMoment(it.paymentDeadline, language),
  })
}

export const presentConfirmation = (
  it: Reservation,
  language: Language,
  { phone, isMailed }: { readonly phone: SupportPhone; readonly isMailed: boolean },
): Confirmation => ({
  ReservationId: it.id,
  Module: it.module,
  Message: confirmationMessage(it, language, isMailed),
  Fields: fieldsOf(it, language, phone),
  Currency: CURRENCY,
  TotalAmount: toWholeEgp(it.paid),
})

type HowToPay = Pick<AwaitedPayment, 'Instructions' | 'Note' | 'Fields' | 'Deadline'>

const presentHow = (it: Reservation, language: Language): HowToPay => {
  const how = presentInstructions(it, language)
  if (!how) return { Instructions: null, Note: null, Fields: [], Deadline: null }
  const { Instructions, Note, Fields } = how
  return { Instructions, Note, Fields, Deadline: it.paymentDeadline?.toISOString() ?? null }
}

function begunMessage(
  { paymentUrl, reservation }: Begun,
  language: Language,
  isMailed: boolean,
): string {
  if (reservation.confirmedAt) return confirmationMessage(reservation, language, isMailed)
  return confirmationTexts[paymentUrl === null ? 'payLater' : 'payNow'][language]
}

/** A payment that has begun, on its page or with what there is to know for paying later; or that points made. */
export const presentBegun = (
  { paymentUrl, reservation }: Begun,
  language: Language,
  isMailed: boolean,
) => ({
  Message: begunMessage({ paymentUrl, reservation }, language, isMailed),
  PaymentUrl: paymentUrl ?? '',
  ReservationId: reservation.id,
  ...presentHow(reservation, language),
})

/** What a booking waits for that is paid later. */
export const presentAwaited = (it: Reservation, language: Language, now: Date): AwaitedPayment => ({
  ReservationId: it.id,
  Module: it.module,
  ReferenceNumber: it.reference,
  MethodName: methodName(it.paymentMethod ?? '', language),
  Message:
    it.status === 'Under Review'
      ? proofTexts.received[language]
      : confirmationTexts.payLater[language],
  UploadsProof: awaitsProof(it, now),
  Amount: toWholeEgp(dueOf(it)),
  ...presentHow(it, language),
})
