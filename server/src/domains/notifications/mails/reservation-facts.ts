import { mapLink } from '@rihla/contract/values/map-link'
import { commaOf, type LocalizedText, type Language } from '@rihla/contract/values/language'
import { guestsText, partyText } from '@rihla/contract/values/party'
import {
  busTexts,
  cityOf,
  nameOf,
  stayTexts,
  whereTexts,
  type BusFacts,
  type ReservationFacts,
  type StayFacts,
  type WhereFacts,
} from '../facts.ts'
import {
  amountText,
  dayText,
  isolate,
  leftToRight,
  momentText,
  nightsText,
  peopleText,
  whenText,
} from '../phrases.ts'
import type { MailFact } from './mail-layout.ts'

const labels = {
  reference: { en: 'Reference', ar: 'رقم الحجز' },
  pin: { en: 'PIN', ar: 'الرقم السري' },
  name: { en: 'Booking', ar: 'الحجز' },
  hotel: { en: 'Hotel', ar: 'الفندق' },
  room: { en: 'Room', ar: 'الغرفة' },
  rooms: { en: 'Rooms', ar: 'عدد الغرف' },
  ship: { en: 'Ship', ar: 'الباخرة' },
  cabin: { en: 'Cabin', ar: 'الكابينة' },
  cabins: { en: 'Cabins', ar: 'عدد الكبائن' },
  city: { en: 'Place', ar: 'المكان' },
  when: { en: 'Date', ar: 'التاريخ' },
  checkIn: { en: 'Check-in', ar: 'الوصول' },
  checkOut: { en: 'Check-out', ar: 'المغادرة' },
  nights: { en: 'Nights', ar: 'المدة' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  boarding: { en: 'Boarding point', ar: 'مكان الركوب' },
  departure: { en: 'Departure', ar: 'المغادرة' },
  arrival: { en: 'Arrival', ar: 'الوصول' },
  busClass: { en: 'Class', ar: 'الدرجة' },
  seats: { en: 'Seats', ar: 'المقاعد' },
  people: { en: 'Guests', ar: 'عدد الأفراد' },
  client: { en: 'Name', ar: 'الاسم' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  refund: { en: 'Refund', ar: 'المبلغ المسترد' },
  paid: { en: 'Paid', ar: 'المدفوع' },
  left: { en: 'Left to pay', ar: 'المتبقي' },
  points: { en: 'Of it with points', ar: 'منه بالنقاط' },
  begins: { en: 'Begins', ar: 'يبدأ' },
  ends: { en: 'Ends', ar: 'ينتهي' },
  where: { en: 'Where', ar: 'العنوان' },
  call: { en: 'Call us', ar: 'اتصل بنا' },
  pickUp: { en: 'We fetch you from', ar: 'نصطحبك من' },
  going: { en: 'Going', ar: 'الذهاب' },
  back: { en: 'Return', ar: 'العودة' },
  total: { en: 'Total', ar: 'الإجمالي' },
  cancellation: { en: 'Cancellation', ar: 'الإلغاء' },
} satisfies Record<string, LocalizedText>

type Line = MailFact

/** The lines of a reservation as mails list them; `amount` says what its amount is. */
export const reservationLines = (
  facts: ReservationFacts,
  language: Language,
  amount: 'amount' | 'refund' | 'paid' | 'left' = 'amount',
): Line[] => [
  [labels.reference[language], leftToRight(facts.reference)],
  ...(facts.guest ? [[labels.pin[language], leftToRight(facts.guest.pin)] as const] : []),
  ...linesOf(facts, language),
  ...whereLines(facts, language),
  ...(amount === 'refund' ? [] : pickUpLines(facts, language)),
  [labels.client[language], isolate(facts.clientName)],
  [labels[amount][language], amountText(facts.amountPiastres, language)],
  ...(amount === 'amount' || amount === 'paid' ? pointLines(facts, language) : []),
  ...(amount !== 'refund' ? cancellationLines(facts, language) : []),
]

const pickUpLines = ({ pickUp }: ReservationFacts, language: Language): Line[] =>
  pickUp?.from ? [[labels.pickUp[language], isolate(pickUp.from)]] : []

const pointLines = ({ pointsPiastres = 0 }: ReservationFacts, language: Language): Line[] =>
  pointsPiastres > 0 ? [[labels.points[language], amountText(pointsPiastres, language)]] : []

const cancellationLines = ({ cancellation }: ReservationFacts, language: Language): Line[] =>
  cancellation ? [[labels.cancellation[language], cancellation[language].join(' · ')]] : []

/** The lines of a journey that goes and returns, each way after the other, then what both come to. */
export function roundTripLines(
  going: ReservationFacts,
  back: ReservationFacts,
  language: Language,
): Line[] {
  const wayOf = (label: 'going' | 'back', facts: ReservationFacts): Line[] => [
    [labels[label][language], isolate(nameOf(facts, language))],
    [labels.reference[language], leftToRight(facts.reference)],
    ...linesOf(facts, language),
    [labels.amount[language], amountText(facts.amountPiastres, language)],
  ]
  return [
    ...wayOf('going', going),
    ...wayOf('back', back),
    ...(going.where ? callLines(going, language) : []),
    [labels.client[language], isolate(going.clientName)],
    [labels.total[language], amountText(going.amountPiastres + back.amountPiastres, language)],
  ]
}

function linesOf(facts: ReservationFacts, language: Language): Line[] {
  if (facts.stay) return stayLines(facts, facts.stay, language)
  return facts.bus ? busLines(facts.bus, facts.where, language) : whatAndWhen(facts, language)
}

/** Hours are those of the clocks in Cairo. */
function busLines(bus: BusFacts, where: WhereFacts | undefined, language: Language): Line[] {
  const { from, to, boarding, className } = busTexts(bus, language)
  return [
    [labels.from[language], isolate(from)],
    placeLine(labels.boarding[language], isolate(boarding ?? from), where),
    [labels.to[language], isolate(to)],
    [labels.departure[language], momentText(new Date(bus.departsAt), language)],
    [labels.arrival[language], momentText(new Date(bus.arrivesAt), language)],
    [labels.busClass[language], isolate(className)],
    [labels.seats[language], leftToRight(bus.seats.join(', '))],
  ]
}

const cityLine = (facts: ReservationFacts, language: Language): Line => [
  labels.city[language],
  isolate(cityOf(facts, language)),
]

const whatAndWhen = (facts: ReservationFacts, language: Language): Line[] => [
  [labels.name[language], isolate(nameOf(facts, language))],
  // A journey's town is where it leads: where it begins is said apart.
  ...(facts.where ? [] : [cityLine(facts, language)]),
  [labels.when[language], whenText(facts, language)],
  [
    labels.people[language],
    facts.party ? partyText(facts.party, language) : peopleText(facts.seats, language),
  ],
]

/** Where and when it begins, and whom to call; what a bus or a stay says in its own lines isn't said again. */
function whereLines(facts: ReservationFacts, language: Language): Line[] {
  const { where, bus, stay } = facts
  if (!where) return []
  const moment = (at: string): string => momentText(new Date(at), language)
  const hours: Line[] = [
    [labels.begins[language], moment(where.startsAt)],
    ...(where.endsAt ? [[labels.ends[language], moment(where.endsAt)] as const] : []),
  ]
  const { place, address } = whereTexts(where, language)
  const named = isolate([place, address].filter(Boolean).join(commaOf(language)))
  return [
    ...(stay || bus ? [] : hours),
    ...(bus ? [] : [placeLine(labels.where[language], named, where)]),
    ...callLines(facts, language),
  ]
}

/** A place that leads to where it is on the map. */
function placeLine(label: string, place: string, where: WhereFacts | undefined): Line {
  const map = where && mapLink(where)
  return map ? [label, place, map] : [label, place]
}

const callLines = ({ phone }: ReservationFacts, language: Language): Line[] =>
  phone ? [[labels.call[language], leftToRight(phone), `tel:${phone.replaceAll(' ', '')}`]] : []

const hourWords = {
  from: { en: ', from', ar: '، من' },
  until: { en: ', until', ar: '، حتى' },
}

function stayLines(facts: ReservationFacts, stay: StayFacts, language: Language): Line[] {
  const { hotel, room } = stayTexts(stay, language)
  const aboard = facts.module === 'NileCruise'
  const called = aboard
    ? ([labels.ship, labels.cabin, labels.cabins] as const)
    : ([labels.hotel, labels.room, labels.rooms] as const)
  const [place, kind, several] = called
  const from = dayText(facts.fromDate, language)
  const to = dayText(facts.toDate ?? facts.fromDate, language)
  return [
    [place[language], isolate(hotel)],
    [kind[language], isolate(room)],
    ...(stay.rooms > 1 ? [[several[language], String(stay.rooms)] as const] : []),
    // Where a ship is boarded is said apart.
    ...(aboard && facts.where ? [] : [cityLine(facts, language)]),
    [labels.checkIn[language], `${from}${hourWords.from[language]} ${stay.checkInFrom}`],
    [labels.checkOut[language], `${to}${hourWords.until[language]} ${stay.checkOutUntil}`],
    [labels.nights[language], nightsText(stay.nights, language)],
    [
      labels.people[language],
      facts.party ? partyText(facts.party, language) : guestsText(stay, language),
    ],
  ]
}
