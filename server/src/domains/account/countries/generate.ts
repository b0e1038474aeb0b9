import type { Language } from '@rihla/contract/values/language'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  getCountries,
  getExampleNumber,
  type CountryCode,
  type Examples,
} from 'libphonenumber-js/max'

/**
 * Wrote `migrations/041_countries.sql`, once: the order in it is part of the wire and stays as it is.
 * Kept to show where each value comes from, and as the start of a later correction:
 * `node server/src/domains/account/countries/generate.ts <file>`.
 */

/** The fields of a country in libphonenumber's metadata that are read here, by position. */
type NumberingPlan = { 0: string; 2: string; 5: string | 0; 11?: readonly ([string] | null)[] }
type Names = { getName(code: string, language: Language): string | undefined }

const require = createRequire(import.meta.url)
const names = require('i18n-iso-countries') as Names
const examples = require('libphonenumber-js/examples.mobile.json') as Examples
const metadata = require('libphonenumber-js/metadata.max.json') as {
  countries: Record<string, NumberingPlan>
}

/** Longer patterns would make the list heavy for what they add; the country's general one serves. */
const LONGEST_EXACT_PATTERN = 120
/** Deps of Saint Helena by their own dial codes: no countries of ISO 3166. */
const notCountries = new Set(['AC', 'TA'])

function patternOf(plan: NumberingPlan): string {
  const [fixed, mobile] = plan[11] ?? []
  const exact = [mobile?.[0], fixed?.[0]].filter(Boolean).join('|')
  const national = exact && exact.length <= LONGEST_EXACT_PATTERN ? exact : plan[2]
  const trunk = plan[5] ? (plan[5].length > 1 ? `(?:${plan[5]})?` : `${plan[5]}?`) : ''
  return `^${trunk}(${national})$`
}

function placeholderOf(code: CountryCode, dial: string): string {
  const example = getExampleNumber(code, examples)?.formatInternational() ?? ''
  return example.slice(`+${dial} `.length)
}

const flagOf = (code: string): string =>
  String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))

function describe(code: CountryCode) {
  const plan = metadata.countries[code]
  const nameEn = names.getName(code, 'en')
  const nameAr = names.getName(code, 'ar')
  if (!plan || !nameEn || !nameAr) throw new Error(`Not everything is known of ${code}.`)
  const dial = plan[0]
  return [
    code,
    `+${dial}`,
    patternOf(plan),
    placeholderOf(code, dial),
    flagOf(code),
    nameEn,
    nameAr,
  ] as const
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`

const countries = getCountries()
  .filter((code) => !notCountries.has(code))
  .map(describe)
  .sort((a, b) => Number(b[0] === 'EG') - Number(a[0] === 'EG') || a[5].localeCompare(b[5], 'en'))
const rows = countries.map((country, index) => `  (${index + 1}, ${country.map(quote).join(', ')})`)

writeFileSync(
  process.argv[2] ?? 'countries.sql',
  `-- ${rows.length} countries, Egypt first, then by English name. Positions are part of the wire: never renumber.
-- Made by server/src/domains/account/countries/generate.ts from libphonenumber and ISO 3166 names.
insert into countries (position, code, dial, regex, placeholder, flag, name_en, name_ar) values
${rows.join(',\n')};
`,
)
