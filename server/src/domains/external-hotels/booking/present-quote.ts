import type { ExternalBooking } from '@rihla/contract/external-hotels'
import { cancellationLines } from '@rihla/contract/cancellation/words'
import { countOf, type CountableNoun } from '@rihla/contract/values/counted'
import type { Language } from '@rihla/contract/values/language'
import { CURRENCY, formatEgp, toWholeEgp } from '@rihla/contract/values/money'
import { partyText } from '@rihla/contract/values/party'
import { depositLines, depositPolicy } from '../../reservations/index.ts'
import type { SupplierDeps } from '../deps.ts'
import { requiredFields, type KnownContact } from '../guests/required-fields.ts'
import { openGuests } from '../guests/sealed-guests.ts'
import { kindOf, sameKind } from '../rates/find-plan.ts'
import { SHOWN_TOGETHER_MS } from '../rates/offer-plans.ts'
import { recentPlans, type OfferedPlan } from '../rates/plan-store.ts'
import { planTerms } from '../rates/plan-terms.ts'
import { boardTexts, bookingTexts } from '../texts.ts'
import { depositOf, dueNow, partyOf, type Booking } from './booking.ts'
import { cancellingCosts } from './cancelling-costs.ts'
import { optionName } from './option-name.ts'
import type { Quoted } from './quote-booking.ts'
import { priceLine } from './sold-stay.ts'

const star = {
  en: ['star', 'stars'],
  ar: ['نجمة واحدة', 'نجمتان', 'نجوم', 'نجمة'],
} as const satisfies CountableNoun

/** What was quoted as the wire has it, with the other terms of the same room to choose from. */
export async function presentQuote(
  deps: SupplierDeps,
  { booking, hotel }: Quoted,
  about: { readonly language: Language; readonly contact: KnownContact },
): Promise<ExternalBooking> {
  const { language } = about
  const now = deps.clock.now()
  const { offer, arrival, departure } = booking
  const { asksDocuments } = deps.supplier
  const guests = openGuests(deps.sealer, booking)
  const image = hotel.images[0]?.name
  return {
    TempReservationId: booking.id,
    PaxRequiredFields: requiredFields(offer, { ...about, asksDocuments, guests }),
    DepositOptions: depositOptions(booking, language),
    BookingCode: booking.code,
    BookingCodeExpirationDate: booking.expiresAt.toISOString(),
    ServerTime: now.toISOString(),
    HotelData: {
      HotelName: hotel.name,
      HotelAddress: hotel.address,
      HotelCategory:
        hotel.stars > 0 ? countOf(hotel.stars, star, language) : bookingTexts.unrated[language],
      CityName: hotel.city,
      ImageUrl: image ? deps.imagePath(image) : null,
      Stars: hotel.stars,
      ArrivalDate: arrival,
      DepartureDate: departure,
      CheckInFrom: hotel.check_in_from,
      CheckOutUntil: hotel.check_out_until,
      GuestsText: partyText(partyOf(booking), language),
    },
    HotelComments: offer.comments.text,
    HotelRoomsData: roomsData(booking, language),
    HotelPricingInformation: {
      Board: boardTexts[offer.board][language],
      AmountDetails: amountDetails(booking, language),
      PayableAmount: toWholeEgp(dueNow(booking)),
      Currency: CURRENCY,
    },
    HotelOptions: await optionsOf(deps, booking, language),
    HotelCancellationPolicy: cancellingCosts(offer, now, language),
    Cancellation: cancellationLines(planTerms(offer, arrival), now, language),
    PriceChange:
      booking.shownBefore === null
        ? null
        : { From: toWholeEgp(booking.shownBefore), To: toWholeEgp(booking.price) },
    SpecialRequest: booking.specialRequest ?? '',
  }
}

const roomsData = ({ offer }: Booking, language: Language): ExternalBooking['HotelRoomsData'] =>
  offer.rates.map(({ occupancy }) => ({
    RoomName: offer.room.name[language],
    Category: bookingTexts.partner[language],
    NumberOfUnitsReserved: occupancy.rooms,
    Occupancy: occupancy.adults + occupancy.childAges.length,
    MaxOccupancy: offer.room.maxOccupancy,
    NumberOfAdults: occupancy.adults,
    NumberOfChildren: occupancy.childAges.length,
  }))

function amountDetails(booking: Booking, language: Language) {
  const price = formatEgp(toWholeEgp(booking.price), language)
  return [
    { Label: priceLine(booking)[language], Text: price },
    { Label: bookingTexts.taxes[language], Text: bookingTexts.included[language] },
    { Label: bookingTexts.total[language], Text: price },
    // What is paid now stands last, as the amount that counts.
    ...depositLines(asReserved(booking), language).toReversed(),
  ]
}

/** As its reservation will have it, unpaid yet. */
const asReserved = (booking: Booking): Parameters<typeof depositLines>[0] => ({
  status: 'Pending Payment',
  sold: booking.deposit ? { deposit: booking.deposit } : {},
  total: booking.price,
  paid: 0,
  refunded: 0,
  deposit: depositOf(booking)?.amount ?? null,
  paymentDeadline: booking.expiresAt,
  confirmedAt: null,
})

function depositOptions(
  { deposit, price }: Booking,
  language: Language,
): ExternalBooking['DepositOptions'] {
  return {
    DepositEnabled: deposit !== null,
    DepositAmount: toWholeEgp(deposit?.amount ?? 0),
    DepositCurrency: CURRENCY,
    Balance: deposit && toWholeEgp(price - deposit.amount),
    BalanceDueAt: deposit && deposit.balanceDueAt,
    Policy: deposit && depositPolicy(deposit)[language],
  }
}

/** The same room on other terms, the cheapest first. */
async function optionsOf(
  { db, clock }: SupplierDeps,
  booking: Booking,
  language: Language,
): Promise<ExternalBooking['HotelOptions']> {
  const { hotelId, arrival, departure, offer } = booking
  const criteria = { hotelId, arrival, departure, party: partyOf(booking) }
  const since = new Date(clock.now().getTime() - SHOWN_TOGETHER_MS)
  const plans = await recentPlans(db, criteria, since)
  const chosen = { ...offer, roomCode: offer.room.code }
  const nameOf = (plan: Parameters<typeof optionName>[0]) =>
    optionName(plan, { arrival, now: clock.now() }, language)
  const others = plans.filter(
    (plan: OfferedPlan) => plan.roomCode === chosen.roomCode && !sameKind(kindOf(plan), chosen),
  )
  const options = [
    {
      OptionName: nameOf(offer),
      price: booking.price,
      RatePlanToken: offer.token,
      IsSelected: true,
    },
    ...others.map((plan) => ({
      OptionName: nameOf({ ...plan, ...kindOf(plan) }),
      price: plan.price,
      RatePlanToken: plan.token,
      IsSelected: false,
    })),
  ]
  return options
    .toSorted((a, b) => a.price - b.price)
    .map(({ price, ...it }) => ({ ...it, NetPrice: toWholeEgp(price), Currency: CURRENCY }))
}
