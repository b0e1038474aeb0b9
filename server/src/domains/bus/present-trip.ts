import type { BusTrip } from '@rihla/contract/bus/trips'
import { withSumsInOrder } from '@rihla/contract/values/bidi'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { CURRENCY, toWholeEgp } from '@rihla/contract/values/money'
import type { Trip } from '../../ports/bus-operator.ts'
import { tripTexts } from './texts.ts'

/** The name of a class as a page shows it. */
export const classNameOf = (name: LocalizedText, language: Language): string =>
  withSumsInOrder(name[language])

/** A name for addresses: letters, digits and hyphens, the same in every language. */
const codeOf = (name: LocalizedText): string =>
  name.en
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)

/** A trip as the wire has it. */
export const presentTrip = (trip: Trip, language: Language): BusTrip => ({
  TripID: trip.id,
  TripClassName: classNameOf(trip.className, language),
  TripClassCode: codeOf(trip.className),
  TripClassColor: trip.classColour,
  TripClassAmenities: [...trip.amenities],
  TripDateTime: trip.departsAt.toISOString(),
  TimeMinutes: trip.minutes,
  StationFromID: trip.from.id,
  StationToID: trip.to.id,
  StationNameFrom: trip.from.name[language],
  StationNameTo: trip.to.name[language],
  Price: toWholeEgp(trip.price),
  RoundPrice: toWholeEgp(trip.roundPrice),
  Currency: CURRENCY,
  PriceSuffix: tripTexts.perSeat[language],
  RemainingChairs: trip.seatsLeft,
  TotalChairs: trip.seats,
})
