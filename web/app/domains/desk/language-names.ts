import type { Language } from '@rihla/contract/values/language'

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' }
