import { cairoMoment, dayInWords } from '@rihla/contract/values/moments'
import { whereOf } from '@rihla/contract/where-and-when'
import type { AmountDetail } from '@rihla/contract/checkout'
import type { ReservationCard, ReservationDetails } from '@rihla/contract/reservations'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp } from '@rihla/contract/values/money'
import { daysBetween } from '@rihla/contract/values/dates'
import type { SupportPhone } from '@rihla/contract/values/support'
import { isBooked } from './changing/change-reservation.ts'
import { isTravelled, type PriceLine, type Reservation } from './reservation.ts'
import { busFields } from './present-bus.ts'
import { presentInstructions } from './payment/present-instructions.ts'
import type { OwnCard } from './own-list-store.ts'
import { pointLines } from './payment/point-lines.ts'
import { presentProof, type SentProof } from './payment/present-proof.ts'
import { packageFields, presentPackage } from './present-package.ts'
import { presentStay, stayFields } from './present-stay.ts'
import { stepsOf } from './booking-steps.ts'
import { depositLines, depositOf, depositPolicy, dueOf } from './deposit/deposit.ts'
import { cancelledLines } from './cancelling/present-actions.ts'
import {
  guestsOf,
  labels,
  methodTexts,
  paymentStatusTexts,
  statusColours,
  statusTexts,
  stayLabels,
} from './texts.ts'
import { whereAndWhen } from './where-and-when.ts'

/** What a way to pay is called; one that is none any more by its id. */
export const methodName = (id: string, language: Language): string =>
  methodTexts[id]?.[language] ?? id

export const presentCard = (it: OwnCard, language: Language): ReservationCard => ({
  Id: it.id,
  Name: it.sold.name[language],
  ModuleName: it.module,
  ImageUrl: it.sold.image,
  ReservationStatus: statusTexts[it.status][language],
  StatusCode: it.status,
  PaymentStatus: paymentStatusTexts[it.paymentStatus][language],
  ReservationDate: it.createdAt.toISOString(),
  ArrivalDate: it.fromDate,
  ReferenceNumber: it.reference,
  LabelColor: statusColours[it.status],
  Price: toWholeEgp(it.total),
})

function amountText({ amount, contained }: PriceLine, language: Language): string {
  if (amount === 0) return labels.free[language]
  const known = amount ?? contained
  return known === undefined ? labels.included[language] : formatEgp(toWholeEgp(known), language)
}

/** One line of a price in a language: lines without an amount are included, those of nothing are free. */
export const amountLine = (line: PriceLine, language: Language) => ({
  Label: line.label[language],
  Text: amountText(line, language),
})

const isContained = (line: PriceLine): boolean =>
  line.amount === null && line.contained !== undefined

/**
 * The price as it was agreed: each line, then the total. What the total contains stands under it: it can't
 * be read as one more amount to pay.
 */
export const amountDetails = (
  { sold, total }: Pick<Reservation, 'sold' | 'total'>,
  language: Language,
): AmountDetail[] => [
  ...sold.lines.filter((it) => !isContained(it)).map((it) => amountLine(it, language)),
  { Label: labels.total[language], Text: formatEgp(toWholeEgp(total), language) },
  ...sold.lines
    .filter(isContained)
    .map((it) => ({ ...amountLine(it, language), IsContained: true })),
]

/** Of a stay its name says these. */
const inNameOfStay: ReadonlySet<LocalizedText> = new Set([
  stayLabels.hotel,
  stayLabels.ship,
  stayLabels.room,
  stayLabels.cabin,
])

/** What is booked beside its name, for whoever its traveller calls: days and hours, rooms or seats, who comes, where. */
export const bookedFields = (it: Reservation, language: Language) =>
  [...whenAndWho(it, language), ...whereFields(it, language, null)]
    .filter(([label, value]) => {
      const { stay } = it.sold
      // A ship may be boarded at a port that its name doesn't say.
      if (label === labels.place) return value !== stay?.hotel[language]
      return !stay || !inNameOfStay.has(label)
    })
    .map(([label, Value]) => ({ Label: label[language], Value }))

/** What to copy, print or read out: half a line each, the reference to copy; `phone` is whom to call. */
export const fieldsOf = (it: Reservation, language: Language, phone: SupportPhone) =>
  [
    [labels.reference, it.reference] as const,
    ...whenAndWho(it, language),
    ...whereFields(it, language, phone),
    ...(it.pickUpFrom ? [[labels.pickUp, it.pickUpFrom] as const] : []),
    [labels.name, it.clientName] as const,
  ].map(([label, Value]) => ({
    Label: label[language],
    Value,
    ShowCopyButton: label === labels.reference,
    ShowInHalfLine: true,
  }))

type Field = readonly [label: LocalizedText, value: string]

function whenAndWho(it: Reservation, language: Language): readonly Field[] {
  if (it.sold.stay) return stayFields(it, it.sold.stay, language)
  if (it.sold.package) return packageFields(it, it.sold.package, language)
  if (it.sold.bus) return busFields(it.sold.bus, language)
  return [
    [labels.date, dayInWords(it.fromDate, language)],
    [labels.people, guestsOf(it, language)],
  ]
}

/** Where and when it begins, and whom to call; hours that stand above are not said again. */
function whereFields(it: Reservation, language: Language, phone: SupportPhone): readonly Field[] {
  const its = whereAndWhen(it)
  if (!its) return []
  const { place, address, startsAt, endsAt } = its
  const hours =
    it.sold.bus || it.sold.stay
      ? []
      : ([
          [labels.begins, cairoMoment(startsAt, language)],
          ...(endsAt ? [[labels.ends, cairoMoment(endsAt, language)] as const] : []),
        ] as const)
  return [
    ...hours,
    [labels.place, place[language]],
    ...(address ? [[labels.address, address[language]] as const] : []),
    ...(phone ? [[labels.call, phone[language]] as const] : []),
  ]
}

/** Where and when what was sold begins, and whom to call; null where it isn't written down. */
export const presentWhere = (
  it: Pick<Reservation, 'sold'>,
  language: Language,
  phone: SupportPhone,
): ReservationDetails['Where'] => {
  const its = whereAndWhen(it)
  return its && whereOf(its, language, phone)
}

/** What happens when the rest isn't paid, while it isn't. */
function policyOf(it: Reservation, language: Language): string | null {
  const agreed = dueOf(it) > 0 ? depositOf(it.sold) : null
  return agreed && depositPolicy(agreed)[language]
}

/** What is said of a reservation from elsewhere: whom to call, the receipt that was sent for it, whether it has mails. */
type Beside = {
  readonly phone: SupportPhone
  readonly proof: SentProof | null
  readonly isMailed: boolean
}

export const presentDetails = (
  it: Reservation,
  language: Language,
  { phone, proof, isMailed }: Beside,
): ReservationDetails => ({
  Id: it.id,
  Name: it.sold.name[language],
  ModuleName: it.module,
  OfferId: it.itemId,
  ImageUrl: it.sold.image,
  Cities: [it.sold.city[language]],
  ReservationStatus: statusTexts[it.status][language],
  StatusCode: it.status,
  PaymentStatus: paymentStatusTexts[it.paymentStatus][language],
  PaymentStatusCode: it.paymentStatus,
  PaymentMethod: it.paymentMethod && methodName(it.paymentMethod, language),
  ArrivalDate: it.fromDate,
  DepartureDate: it.toDate,
  ReferenceNumber: it.reference,
  SeatsNumber: it.seats,
  GuestsText: it.sold.bus ? null : guestsOf(it, language),
  NightCount: it.toDate ? daysBetween(it.fromDate, it.toDate) : null,
  ClientName: it.clientName,
  ClientPhone: it.clientPhone,
  ReservationDate: it.createdAt.toISOString(),
  Price: toWholeEgp(it.total),
  OriginalPrice: it.sold.original > it.total ? toWholeEgp(it.sold.original) : null,
  Coupon: it.coupon,
  SpecialRequests: it.specialRequests,
  PickUpFrom: it.pickUpFrom,
  AsksPickUp: null,
  PaymentCompletionDeadline: dueOf(it) > 0 ? (it.paymentDeadline?.toISOString() ?? null) : null,
  AmountDetails: [
    ...amountDetails(it, language),
    ...pointLines(it, language),
    ...depositLines(it, language),
    ...cancelledLines(it, language),
  ].map((line, Order) => ({ ...line, Order })),
  OpenChange: null,
  ChooseBy: it.status === 'Under Review' ? (it.chooseBy?.toISOString() ?? null) : null,
  DueAmount: toWholeEgp(dueOf(it)),
  DueFee: 0,
  DepositPolicy: policyOf(it, language),
  Fields: fieldsOf(it, language, phone),
  Where: presentWhere(it, language, phone),
  ReservationSteps: stepsOf(it, language, isMailed),
  HasTicket: isTravelled(it),
  ChangesCount: 0,
  HasInvoice: it.confirmedAt !== null,
  Cancellation: [],
  Refunds: [],
  PaymentMethodInstrucions: presentInstructions(it, language),
  PaymentReservationId: null,
  PaymentProof: presentProof(proof),
  Review: null,
  ShowCompletePaymentButton: false,
  ShowUploadConfirmationFile: false,
  ShowCancelButton: false,
  ShowChangeButton: isBooked(it) && !it.sold.bus,
  ShowRateButton: false,
  ...presentStay(it, language),
  ...presentPackage(it, language),
})
