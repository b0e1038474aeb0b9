import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp } from '@rihla/contract/values/money'

const amounts = /^(\d+) piastres instead of (\d+)$/
const currencies = /^([A-Z]{3}) instead of ([A-Z]{3})$/

const insteadOf = (one: string, other: string): LocalizedText => ({
  en: `${one} instead of ${other}`,
  ar: `${one} بدلًا من ${other}`,
})

const others: ReadonlyMap<string, LocalizedText> = new Map([
  ['proof_rejected', { en: 'Its receipt was not accepted', ar: 'لم يُقبل إيصاله' }],
  [
    'another reference',
    { en: 'With another reference than ours', ar: 'برقم مرجعي مختلف عن رقمنا' },
  ],
  [
    'not one of our methods, or not in the mode we run in',
    {
      en: 'By a method that isn’t ours, or as a test payment',
      ar: 'بطريقة دفع ليست من طرقنا، أو كدفعة تجريبية',
    },
  ],
])

/**
 * Why money that moved wasn't as agreed, as it was written down, in words for people; what isn't known, as a bank
 * said it, stays.
 */
export function reviewReason(written: string, language: Language): string {
  const sums = amounts.exec(written)
  if (sums) {
    const [taken, agreed] = [sums[1], sums[2]].map((it) =>
      formatEgp(toWholeEgp(Number(it)), language),
    )
    return insteadOf(taken ?? '', agreed ?? '')[language]
  }
  const kinds = currencies.exec(written)
  if (kinds) return insteadOf(kinds[1] ?? '', kinds[2] ?? '')[language]
  return others.get(written)?.[language] ?? written
}
