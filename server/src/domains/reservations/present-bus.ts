import { withSumsInOrder } from '@rihla/contract/values/bidi'
import {
  commaOf,
  dateInWords,
  nameStyle,
  type Language,
  type LocalizedText,
} from '@rihla/contract/values/language'
import { cairoMoment } from '@rihla/contract/values/moments'
import type { SoldBus } from './reservation.ts'
import { busLabels } from './texts.ts'

/** The day of an instant in Cairo: `Thu 24 Dec 2026`. */
export const cairoDay = (at: Date, language: Language): string =>
  dateInWords(at, language, {
    weekday: nameStyle(language),
    day: 'numeric',
    month: nameStyle(language),
    year: 'numeric',
    timeZone: 'Africa/Cairo',
  })

/** What to have at hand at the station: where from, when, which seats. */
export const busFields = (
  bus: SoldBus,
  language: Language,
): (readonly [label: LocalizedText, value: string])[] => [
  [busLabels.from, bus.from[language]],
  [busLabels.to, bus.to[language]],
  [busLabels.departure, cairoMoment(bus.departsAt, language)],
  [busLabels.arrival, cairoMoment(bus.arrivesAt, language)],
  [busLabels.seats, bus.seats.join(commaOf(language))],
  [busLabels.className, withSumsInOrder(bus.className[language])],
  ...(bus.boardingPoint ? [[busLabels.boarding, bus.boardingPoint[language]] as const] : []),
]
