import type { Language } from '@rihla/contract/values/language'
import { cleanHtml } from '@rihla/server/domains/catalogue/index'
import { terms } from '../phrases.ts'
import { paragraphs } from '../texts.ts'
import type { DemoDayUse } from './day-use.ts'
import { dayUseKinds, includedIn, inWords } from './kinds.ts'

/** The row of `activity_texts` of a day-use offer in a language. */
export function dayUseTexts(id: number, offer: DemoDayUse, language: Language) {
  const kind = dayUseKinds[offer.kind]
  return {
    activity_id: id,
    language,
    description: cleanHtml(paragraphs(`${offer[language].description} ${kind.about[language]}`)),
    steps: [],
    included: inWords(includedIn(offer), language),
    excluded: inWords(kind.excluded, language),
    bring: inWords(kind.bring, language),
    not_allowed_luggage: '0',
    terms: cleanHtml((offer.free === null ? terms.never : terms.free)[language]),
  }
}
