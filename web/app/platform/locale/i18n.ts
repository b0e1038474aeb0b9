import { createInstance, type i18n } from 'i18next'
import type { Language } from '@rihla/contract/values/language'
import type { TextBundle } from './text.ts'

/** One instance per page request on the server, one per browser. Texts are ready before rendering. */
export function createI18n(language: Language, bundles: Readonly<Record<string, TextBundle>>): i18n {
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: bundles },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  })
  return instance
}
