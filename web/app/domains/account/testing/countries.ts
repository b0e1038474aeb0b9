import type { Country } from '@rihla/contract/account'

/** A country whose phones have a dial prefix and a pattern of their own. */
export const testCountry = (Code: string, CountryCode: string, Regex: string): Country => ({
  Code,
  CountryCode,
  Regex,
  Placeholder: '',
  Flag: '',
  NameAr: Code,
  NameEn: Code,
})
