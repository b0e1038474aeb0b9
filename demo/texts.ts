import type { Language } from '@rihla/contract/values/language'
import { cleanHtml } from '@rihla/server/domains/catalogue/index'
import type { DemoActivity } from './activities/index.ts'
import { kinds } from './kinds.ts'
import { arriveEarly, luggage, phrases, terms, type PhraseKey } from './phrases.ts'

/** Text as HTML. */
export const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The sentences of a description as paragraphs: the first alone, then the rest. */
export function paragraphs(text: string): string {
  const end = text.search(/[.!؟?] /)
  if (end < 0) return `<p>${html(text)}</p>`
  return `<p><strong>${html(text.slice(0, end + 1))}</strong></p><p>${html(text.slice(end + 2))}</p>`
}

const say = (keys: readonly string[], language: Language): string[] =>
  keys.map((key) => phrases[key as PhraseKey]?.[language] ?? '').filter(Boolean)

const carriesLittle = new Set(['nile', 'balloon', 'diving', 'snorkel', 'safari', 'camping'])

/** The row of `activity_texts` of an activity in a language. */
export function textsOf(id: number, activity: DemoActivity, language: Language) {
  const kind = kinds[activity.kind]
  const [, description, meet, ...steps] = activity[language]
  const plus = activity.plus ?? []
  const excluded = kind.excluded.filter((key) => !(key === 'meals' && plus.includes('lunch')))
  return {
    activity_id: id,
    language,
    description: cleanHtml(paragraphs(description)),
    steps: steps.map((step) => cleanHtml(`<p>${html(step)}</p>`)),
    included: say([...kind.included, ...plus], language),
    excluded: say(excluded, language),
    bring: say(kind.bring, language),
    pickup_point: meet,
    not_allowed_luggage: luggage[carriesLittle.has(activity.kind) ? 'large' : 'none'][language],
    additional_information: arriveEarly[language],
    terms: cleanHtml((activity.free === null ? terms.never : terms.free)[language]),
  }
}
