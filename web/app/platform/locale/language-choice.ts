import {
  chosenLanguage,
  defaultLanguage,
  isLanguage,
  LANGUAGE_COOKIE,
  languageOf,
  type Language,
} from '@rihla/contract/values/language'
import { deviceStorage } from '../storage.ts'

const KEY = 'rihla:language'

/** The language an address names itself (`?lang=ar`), as search engines follow it. */
export const addressLanguage = (address: URL): Language | null => {
  const value = address.searchParams.get('lang')
  return isLanguage(value) ? value : null
}

/** Language of a page request: named by the address, stored choice, browser, then the default. */
export const requestLanguage = (request: Request): Language =>
  addressLanguage(new URL(request.url)) ??
  chosenLanguage(request.headers.get('cookie')) ??
  languageOf(request.headers.get('accept-language')) ??
  defaultLanguage

/** The choice stored in this browser, or null when none was made. */
export function storedLanguage(): Language | null {
  const value = deviceStorage.read(KEY)
  return isLanguage(value) ? value : null
}

/** Stores the choice, and mirrors it in a cookie so that the server renders it. */
export function storeLanguage(language: Language): void {
  deviceStorage.write(KEY, language)
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; samesite=lax`
}
