import type { PaperFact } from '@rihla/contract/papers'
import { inEachLanguage, type Language } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { factLabels, type FactKey } from './texts.ts'

/** A line with a value for each language, in the words of `make`. */
export const fact = (key: FactKey, make: (language: Language) => string): PaperFact => ({
  Key: key,
  Label: factLabels[key],
  Value: inEachLanguage(make),
})

/** A line whose value is the same in every language: a count, a reference, a phone. */
export const sameFact = (key: FactKey, value: string | number): PaperFact =>
  fact(key, () => String(value))

/** An amount in whole EGP. */
export const amountFact = (key: FactKey, amount: Piastres): PaperFact =>
  fact(key, (language) => formatEgp(toWholeEgp(amount), language))
