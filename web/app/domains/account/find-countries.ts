import type { Country } from '@rihla/contract/account'
import { findNames, named, type Named } from '@rihla/contract/names/find-names'
import { normalise } from '@rihla/contract/names/normalise'

/** What people call a country beside its name. */
const alsoCalled: Readonly<Record<string, string>> = {
  GB: 'UK Britain England Scotland Wales بريطانيا انجلترا إنجلترا',
  US: 'USA America أمريكا امريكا',
  AE: 'UAE Emirates Dubai الإمارات دبي',
  SA: 'KSA السعودية',
  NL: 'Holland هولندا',
  CZ: 'Czech Republic التشيك',
  TR: 'Turkey تركيا',
  KR: 'Korea كوريا',
  CI: 'Ivory Coast ساحل العاج',
  CD: 'Congo DRC الكونغو',
  MM: 'Burma بورما',
}

const prepared = new WeakMap<Country, Named>()

function namesOf(country: Country): Named {
  const { Code, NameEn, NameAr } = country
  const names =
    prepared.get(country) ?? named([NameEn, NameAr, Code, alsoCalled[Code] ?? ''].join(' '))
  prepared.set(country, names)
  return names
}

/** 0: its code or another whole name of it; 1: begins so; 2: holds it; 3: not as typed. */
function rankOf(country: Country, wanted: string): number {
  const names = [country.NameEn, country.NameAr].map(normalise)
  if (names.includes(wanted) || namesOf(country).words.includes(wanted)) return 0
  if (names.some((name) => name.startsWith(wanted))) return 1
  return names.some((name) => name.includes(wanted)) ? 2 : 3
}

/** Countries that are meant by what was typed, in either language and however it is spelt, the likest first. */
export function findCountries(countries: readonly Country[], typed: string): Country[] {
  const wanted = normalise(typed)
  const ranked = countries.map((country) => ({ country, rank: rankOf(country, wanted) }))
  const asTyped = ranked.filter(({ rank }) => rank < 3).toSorted((a, b) => a.rank - b.rank)
  return asTyped.length > 0
    ? asTyped.map(({ country }) => country)
    : [...findNames(countries, typed, namesOf)]
}
