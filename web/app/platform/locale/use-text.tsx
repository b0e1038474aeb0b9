import { createContext, useContext, useMemo } from 'react'
import { defaultLanguage, type Language } from '@rihla/contract/values/language'
import type { Texts } from './i18n.ts'
import type { TextOf } from './text.ts'

type Locale = { language: Language; texts: Texts | null }

export const LocaleContext = createContext<Locale>({ language: defaultLanguage, texts: null })

/** The language of the page being shown. */
export const useLanguage = (): Language => useContext(LocaleContext).language

/** The texts of one domain; each domain wraps it with its own English as the type. */
export function useText<E>(namespace: string): TextOf<E> {
  const { language, texts } = useContext(LocaleContext)
  return useMemo(
    () => (key, values) => texts?.read(language, namespace, key, values) ?? key,
    [language, texts, namespace],
  )
}
