import type { CancellationStep } from '@rihla/contract/cancellation/terms'
import { deadlineText } from '@rihla/contract/cancellation/words'
import {
  commaOf,
  dateTag,
  inEachLanguage,
  nameStyle,
  withOf,
  type Language,
  type LocalizedText,
} from '@rihla/contract/values/language'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { counted } from '../offer/texts.ts'
import type { Party } from './price/party.ts'
import type { Board, StayKind } from './stay.ts'

export const boardNames: Readonly<Record<Board, LocalizedText>> = {
  RO: { en: 'Room only', ar: 'بدون وجبات' },
  BB: { en: 'Breakfast included', ar: 'شامل الإفطار' },
  HB: { en: 'Half board', ar: 'نصف إقامة' },
  FB: { en: 'Full board', ar: 'إقامة كاملة' },
  AI: { en: 'All inclusive', ar: 'شامل كليًا' },
}

export const stayTexts = {
  instantConfirmation: { en: 'Instant confirmation', ar: 'تأكيد فوري' },
  book: { en: 'Book now', ar: 'احجز الآن' },
  notOnTheseDates: { en: 'Not available on these dates', ar: 'غير متاح في هذه التواريخ' },
  nonRefundable: { en: 'Non-refundable', ar: 'غير قابلة للاسترداد' },
  partlyRefundable: { en: 'Partly refundable', ar: 'يُسترد جزء من المبلغ' },
  free: { en: 'Free', ar: 'مجانًا' },
} satisfies Record<string, LocalizedText>

const whyNot = {
  sold_out: {
    en: 'Sold out on one of these nights',
    ar: 'محجوزة بالكامل في إحدى هذه الليالي',
  },
  too_few: { en: 'Not enough left for your group', ar: 'المتبقي لا يكفي مجموعتك' },
  too_short: { en: 'Minimum stay: ', ar: 'أقل مدة للإقامة: ' },
  too_small: { en: 'Too small for your group', ar: 'لا تتسع لعدد الضيوف' },
  sale_closed: {
    en: 'Booking for this arrival has closed',
    ar: 'انتهى الحجز لهذا اليوم',
  },
  not_sailing: {
    en: 'The ship doesn’t sail on these dates',
    ar: 'لا تبحر الباخرة في هذه التواريخ',
  },
} satisfies Record<string, LocalizedText>

/** Why a room can't be booked for a stay. */
export type WhyNot = keyof typeof whyNot

/** Why not, in words; `min` are the nights that this room is booked for at least. */
export const unavailableText = (why: WhyNot, min: number, language: Language): string =>
  whyNot[why][language] + (why === 'too_short' ? counted(min, 'night', language) : '')

/** What a ship's rooms are called. */
export const roomNoun = (kind: StayKind): 'room' | 'cabin' => (kind === 'cruise' ? 'cabin' : 'room')

/** Up to so many rooms left are worth saying. */
export const FEW_ROOMS = 5

/** `Only 3 rooms left`; null while there are more than a few, or none. */
export function roomsLeftText(free: number, kind: StayKind, language: Language): string | null {
  if (free < 1 || free > FEW_ROOMS) return null
  const rooms = counted(free, roomNoun(kind), language)
  return {
    en: `Only ${rooms} left`,
    ar: free === 1 ? `بقيت ${rooms} واحدة فقط` : `بقيت ${rooms} فقط`,
  }[language]
}

/** `2 adults, 1 child`. */
export const partyText = ({ adults, children }: PartyCount, language: Language): string =>
  [counted(adults, 'adult', language), children > 0 ? counted(children, 'child', language) : '']
    .filter(Boolean)
    .join(withOf(language))

type PartyCount = { readonly adults: number; readonly children: number }

/** Rooms of one kind that a party takes. */
export type RoomsTaken = { readonly count: number; readonly kind: StayKind }

/** For what a price is: `3 nights, 2 adults, 1 child`; several rooms are named, too. */
export function periodText(
  nights: number,
  party: Party,
  language: Language,
  rooms: RoomsTaken = { count: 1, kind: 'hotel' },
): string {
  const count = { adults: party.adults, children: party.childAges.length }
  return [
    counted(nights, 'night', language),
    ...(rooms.count > 1 ? [counted(rooms.count, roomNoun(rooms.kind), language)] : []),
    partyText(count, language),
  ].join(commaOf(language))
}

/** Made once: to make one costs as much as to show a page of cards. */
const shortDates = inEachLanguage((language) => {
  const month = nameStyle(language)
  return new Intl.DateTimeFormat(dateTag(language), { day: 'numeric', month, timeZone: 'UTC' })
})

/** What was said of a date before: a page of cards says the same few again and again. */
const saidDates = inEachLanguage(() => new Map<CalendarDate, string>())
const KEEP_DATES = 1000

/** `14 Dec`, `14 ديسمبر`. */
export function shortDate(date: CalendarDate, language: Language): string {
  const said = saidDates[language]
  const known = said.get(date)
  if (known !== undefined) return known
  const text = shortDates[language].format(new Date(`${date}T00:00:00Z`))
  if (said.size >= KEEP_DATES) said.clear()
  said.set(date, text)
  return text
}

/** `Free cancellation until 14 Dec`. */
export const freeUntilText = (until: CalendarDate, language: Language): string =>
  `${freeUntil[language]} ${shortDate(until, language)}`
const freeUntil: LocalizedText = { en: 'Free cancellation until', ar: 'إلغاء مجاني حتى' }

/**
 * Until when money comes back: `isChoice` where free cancellation is chosen at checkout; `ahead` is what comes
 * back from now on, of which a part still may once no whole day is free any more.
 */
export function refundableText(
  it: { until: CalendarDate | null; isChoice?: boolean; ahead: readonly CancellationStep[] },
  language: Language,
): string {
  const { until, ahead } = it
  const [first] = ahead
  const today = first?.percent === 100 ? deadlineText(first.until, language) : null
  const date = until === null ? today : shortDate(until, language)
  if (date === null) return stayTexts[first ? 'partlyRefundable' : 'nonRefundable'][language]
  const texts: LocalizedText = it.isChoice
    ? {
        en: `Free cancellation until ${date} can be added`,
        ar: `يمكن إضافة إلغاء مجاني حتى ${date}`,
      }
    : { en: `Refundable until ${date}`, ar: `قابلة للاسترداد حتى ${date}` }
  return texts[language]
}

/** What a band of children pays, by the year and in percent of another adult's price. */
export function childBandTexts(
  from: number,
  to: number,
  percent: number,
  language: Language,
): { Details: string; PriceText: string } {
  const range = (till: string): string => (from === to ? String(from) : `${from} ${till} ${to}`)
  // The year is counted by the number beside it: 3 to 10 take the plural.
  const years = to >= 3 && to <= 10 ? 'سنوات' : 'سنة'
  const details = {
    en: `Children of ${range('to')} years`,
    ar: `الأطفال ${from === to ? 'في عمر' : 'من'} ${range('إلى')} ${years}`,
  }
  const share = { en: '% of another adult’s price', ar: '% من سعر البالغ الإضافي' }
  return {
    Details: details[language],
    PriceText: percent === 0 ? stayTexts.free[language] : percent + share[language],
  }
}
