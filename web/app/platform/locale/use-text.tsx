import type { i18n } from 'i18next'
import { createContext, useContext, useMemo } from 'react'
import type { Language } from '@rihla/contract/values/language'
import type { TextOf } from './text.ts'

type Locale = { language: Language; i18n: i18n | null }

export const LocaleContext = createContext<Locale>({ language: 'en', i18n: null })

/** The language of the page being shown. */
export const useLanguage = (): Language => useContext(LocaleContext).language

/** The texts of one domain; each domain wraps it with its own English as the type. */
export function useText<E>(namespace: string): TextOf<E> {
  const { language, i18n } = useContext(LocaleContext)
  return useMemo(() => {
    const texts = i18n?.getFixedT(language, namespace)
    return (key, values) => (texts ? texts(key, values ?? {}) : key)
  }, [language, i18n, namespace])
}
