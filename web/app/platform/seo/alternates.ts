import { inEachLanguage, type Language, type LocalizedText } from '@rihla/contract/values/language'

const withLanguage = (address: string, language: Language): string => {
  const url = new URL(address)
  url.searchParams.set('lang', language)
  return url.href
}

export type Alternates = LocalizedText & { address: string; canonical: string }

/**
 * Addresses of a page in each language. The plain one answers in the visitor's language; a page
 * whose address names its language is canonical as such, or search engines would see one language.
 */
export function alternatesOf(path: string, publicUrl: string, named: Language | null): Alternates {
  const address = new URL(path, publicUrl).href
  return {
    address,
    canonical: named ? withLanguage(address, named) : address,
    ...inEachLanguage((language) => withLanguage(address, language)),
  }
}
