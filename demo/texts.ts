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

const say = (keys: readonly PhraseKey[], language: Language): string[] =>
  keys.map((key) => phrases[key][language])

const carriesLittle = new Set(['nile', 'balloon', 'diving', 'snorkel', 'safari', 'camping'])

const MEALS: ReadonlySet<PhraseKey> = new Set(['lunch', 'dinner', 'breakfast', 'breakfastbox'])

/** What is part of an activity's price, by the keys of the phrases. */
export const includedIn = ({ kind, plus = [], without = [] }: DemoActivity): readonly PhraseKey[] =>
  [...kinds[kind].included, ...plus].filter((key) => !without.includes(key))

/** What its kind leaves to pay for, less what this one includes. */
export const excludedFrom = ({ kind, plus = [] }: DemoActivity): readonly PhraseKey[] =>
  kinds[kind].excluded.filter((key) =>
    key === 'meals' ? !plus.some((it) => MEALS.has(it)) : !plus.includes(key),
  )

/** Whether its guests are fetched from their hotel: the transfer is part of its price. */
export const fetchesGuests = (activity: DemoActivity): boolean =>
  includedIn(activity).includes('transfer')

/** The row of `activity_texts` of an activity in a language. */
export function textsOf(id: number, activity: DemoActivity, language: Language) {
  const kind = kinds[activity.kind]
  const [, description, meet, ...steps] = activity[language]
  return {
    activity_id: id,
    language,
    description: cleanHtml(paragraphs(description)),
    steps: steps.map((step) => cleanHtml(`<p>${html(step)}</p>`)),
    included: say(includedIn(activity), language),
    excluded: say(excludedFrom(activity), language),
    bring: say(kind.bring, language),
    pickup_point: meet,
    not_allowed_luggage: luggage[carriesLittle.has(activity.kind) ? 'large' : 'none'][language],
    additional_information: arriveEarly[language],
    terms: cleanHtml((activity.free === null ? terms.never : terms.free)[language]),
  }
}
