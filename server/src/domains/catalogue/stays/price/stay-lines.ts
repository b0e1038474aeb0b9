import { inEachLanguage, type LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import { counted, freeCancellation, type CountedNoun } from '../../offer/texts.ts'
import type { Party } from './party.ts'
import type { StayLineKind, StayPrice } from './price-stay.ts'
import type { Board, StayKind, StayOffer } from '../stay.ts'
import { splitInclusive, type StayTaxes } from './taxes.ts'
import { boardNames, freeUntilText, roomNoun } from '../texts.ts'

/** A line of what a stay costs; piastres. */
export type StayPriceLine = { readonly label: LocalizedText; readonly amount: Piastres }

/** A line of what the price contains; piastres within the total, on top of nothing. */
export type ContainedLine = {
  readonly label: LocalizedText
  readonly amount: null
  readonly contained: Piastres
}

/** What the labels of a stay's lines speak of. */
export type LineFacts = {
  readonly kind: StayKind
  readonly nights: number
  readonly party: Party
  readonly board: Board
  readonly offer: StayOffer | null
  /** `YYYY-MM-DD`: until when free cancellation was bought. */
  readonly refundableUntil: string | null
}

const count = (n: number, noun: CountedNoun): LocalizedText =>
  inEachLanguage((language) => counted(n, noun, language))

const extraAdults: LocalizedText = { en: 'Extra adults', ar: 'بالغون إضافيون' }

function offerLabel(offer: StayOffer | null): LocalizedText {
  const name = offer?.name ?? { en: 'Offer', ar: 'خصم العرض' }
  const percent = offer?.percent ?? 0
  return { en: `${name.en} −${percent}%`, ar: `${name.ar}: خصم ${percent}%` }
}

/** `3 nights × 1 room`, `2 children`, `Half board`, `Winter −25%`: each priced line with its label. */
export function stayLines(price: StayPrice, facts: LineFacts): StayPriceLine[] {
  const nights = count(facts.nights, 'night')
  const rooms = count(price.rooms, roomNoun(facts.kind))
  const until = facts.refundableUntil
  const labels: Readonly<Record<StayLineKind, LocalizedText>> = {
    rooms: inEachLanguage((language) => `${nights[language]} × ${rooms[language]}`),
    extraAdults,
    children: count(facts.party.childAges.length, 'child'),
    board: boardNames[facts.board],
    refundable: until
      ? inEachLanguage((language) => freeUntilText(until, language))
      : freeCancellation,
    offer: offerLabel(facts.offer),
  }
  return price.lines.map(({ kind, amount }) => ({ label: labels[kind], amount }))
}

const containedLabels = {
  service: { en: 'Of which service charge', ar: 'منها رسوم الخدمة' },
  city: { en: 'Of which city tax', ar: 'منها ضريبة المدينة' },
  vat: { en: 'Of which VAT', ar: 'منها ضريبة القيمة المضافة' },
} satisfies Record<string, LocalizedText>

/** Service charge and taxes within an inclusive amount, as lines; what the law doesn't ask is left out. */
export function containedLines(amount: Piastres, taxes: StayTaxes): ContainedLine[] {
  const parts = splitInclusive(amount, taxes)
  return (['service', 'city', 'vat'] as const)
    .filter((part) => taxes[part] > 0)
    .map((part) => ({ label: containedLabels[part], amount: null, contained: parts[part] }))
}
