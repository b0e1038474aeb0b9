import type { Country } from '@rihla/contract/account'
import type { Language } from '@rihla/contract/values/language'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../platform/api/client.ts'
import { cached } from '../../platform/cache/browser-store.ts'
import { ttl } from '../../platform/cache/store.ts'
import type { DialCountry } from '../../ui/form/phone-field.tsx'

/** The countries in the order that never changes: registration sends a position in it. */
export const countriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['countries'],
    staleTime: ttl.standard,
    queryFn: () => cached('countries', ttl.standard, () => api.call('getAvailableCountries', {})),
  })

export const countryName = (
  { NameEn, NameAr }: Pick<Country, 'NameEn' | 'NameAr'>,
  language: Language,
): string => ({ en: NameEn, ar: NameAr })[language]

/** The same list as the phone field takes it. */
export const dialCountries = (countries: readonly Country[], language: Language): DialCountry[] =>
  countries.map((country) => ({
    code: country.Code,
    dial: country.CountryCode,
    name: countryName(country, language),
    placeholder: country.Placeholder,
  }))
