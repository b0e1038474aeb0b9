import { inEachLanguage, type Language, type LocalizedText } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { childrenOfAgeText } from '@rihla/contract/values/party'
import { counted } from '../offer/texts.ts'
import type { PartyPrice, PartyShare } from './price-party.ts'

/** A line of a price; piastres, null for what is included. */
export type PriceLine = { readonly label: LocalizedText; readonly amount: Piastres | null }

const texts = {
  offer: { en: 'Offer', ar: 'خصم العرض' },
  taxes: { en: 'Taxes and service', ar: 'الضرائب والخدمة' },
} satisfies Record<string, LocalizedText>

/** `2 adults × EGP 500`; `1 child, 6 years`. */
const shareLabel = ({ age, count, unit }: PartyShare): LocalizedText =>
  inEachLanguage((language) =>
    age === null
      ? `${counted(count, 'adult', language)} × ${formatEgp(toWholeEgp(unit), language)}`
      : childrenOfAgeText(count, age, language),
  )

/** What an offer takes off, where it does, and that nothing comes on top. */
export const closingLines = ({
  original,
  total,
}: Pick<PartyPrice, 'original' | 'total'>): PriceLine[] => [
  ...(total < original ? [{ label: texts.offer, amount: total - original }] : []),
  { label: texts.taxes, amount: null },
]

/** A price by the head in words of the party; the lines add up to the total. */
export const partyLines = (price: PartyPrice): PriceLine[] => [
  ...price.shares.map((share) => ({ label: shareLabel(share), amount: share.amount })),
  ...closingLines(price),
]

type Priced = {
  readonly lines: readonly PriceLine[]
  readonly original: Piastres
  readonly total: Piastres
}

/** What a party pays, as details have it: whole EGP, and the lines that have an amount. */
export const presentTotal = ({ lines, original, total }: Priced, language: Language) => ({
  TotalPrice: toWholeEgp(total),
  OriginalTotalPrice: total < original ? toWholeEgp(original) : null,
  PriceLines: lines.flatMap(({ label, amount }) =>
    amount === null ? [] : [{ Label: label[language], Amount: toWholeEgp(amount) }],
  ),
})
