import { intlTag, type Language, type LocalizedText } from '@rihla/contract/values/language'
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
  free: { en: 'Free', ar: 'مجانًا' },
} satisfies Record<string, LocalizedText>

/** Why a room can't be booked for a stay. */
export type WhyNot = 'sold_out' | 'too_few' | 'too_short' | 'too_small' | 'not_sailing'

/** Why not, in words; `min` are the nights that this room is booked for at least. */
export function unavailableText(why: WhyNot, min: number, language: Language): string {
  const en = language === 'en'
  switch (why) {
    case 'sold_out':
      return en ? 'Sold out on one of these nights' : 'محجوزة بالكامل في إحدى هذه الليالي'
    case 'too_few':
      return en ? 'Not enough left for your group' : 'المتبقي لا يكفي مجموعتك'
    case 'too_short':
      return `${en ? 'Minimum stay' : 'أقل مدة للإقامة'}: ${counted(min, 'night', language)}`
    case 'too_small':
      return en ? 'Too small for your group' : 'لا تتسع لعدد الضيوف'
    case 'not_sailing':
      return en ? 'The ship doesn’t sail on these dates' : 'لا تبحر السفينة في هذه التواريخ'
  }
}

/** What a ship's rooms are called. */
export const roomNoun = (kind: StayKind): 'room' | 'cabin' => (kind === 'cruise' ? 'cabin' : 'room')

/** Up to so many rooms left are worth saying. */
export const FEW_ROOMS = 5

/** `Only 3 rooms left`; null while there are more than a few, or none. */
export function roomsLeftText(free: number, kind: StayKind, language: Language): string | null {
  if (free < 1 || free > FEW_ROOMS) return null
  const rooms = counted(free, roomNoun(kind), language)
  if (language === 'en') return `Only ${rooms} left`
  return free === 1 ? `بقيت ${rooms} واحدة فقط` : `بقيت ${rooms} فقط`
}

/** `2 adults, 1 child`. */
export const partyText = ({ adults, children }: PartyCount, language: Language): string =>
  [counted(adults, 'adult', language), children > 0 ? counted(children, 'child', language) : '']
    .filter(Boolean)
    .join(language === 'en' ? ', ' : '، ')

type PartyCount = { readonly adults: number; readonly children: number }

/** For what a price is: `3 nights, 2 adults, 1 child`. */
export function periodText(nights: number, party: Party, language: Language): string {
  const count = { adults: party.adults, children: party.childAges.length }
  const comma = language === 'en' ? ', ' : '، '
  return `${counted(nights, 'night', language)}${comma}${partyText(count, language)}`
}

/** Made once: to make one costs as much as to show a page of cards. */
const shortDates = {
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  ar: new Intl.DateTimeFormat(intlTag('ar'), { day: 'numeric', month: 'long', timeZone: 'UTC' }),
}

/** What was said of a date before: a page of cards says the same few again and again. */
const saidDates = { en: new Map<CalendarDate, string>(), ar: new Map<CalendarDate, string>() }
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

/** Until when money comes back; `choice` where free cancellation is chosen at checkout. */
export function refundableText(
  until: CalendarDate | null,
  choice: boolean,
  language: Language,
): string {
  if (until === null) return stayTexts.nonRefundable[language]
  const date = shortDate(until, language)
  if (choice)
    return language === 'en'
      ? `Free cancellation until ${date} can be added`
      : `يمكن إضافة إلغاء مجاني حتى ${date}`
  return language === 'en' ? `Refundable until ${date}` : `قابلة للاسترداد حتى ${date}`
}

/** What a band of children pays, by the year and in percent of another adult's price. */
export function childBandTexts(
  from: number,
  to: number,
  percent: number,
  language: Language,
): { Details: string; PriceText: string } {
  const en = language === 'en'
  const years = from === to ? String(from) : en ? `${from} to ${to}` : `${from} إلى ${to}`
  return {
    Details: en ? `Children of ${years} years` : `الأطفال من عمر ${years} سنة`,
    PriceText:
      percent === 0
        ? stayTexts.free[language]
        : en
          ? `${percent}% of another adult’s price`
          : `${percent}% من سعر البالغ الإضافي`,
  }
}
