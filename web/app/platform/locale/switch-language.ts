import type { Language } from '@rihla/contract/values/language'
import { useRevalidator } from 'react-router'
import { becomeLanguage } from '../page.ts'
import { storeLanguage } from './language-choice.ts'

/** Switches the whole page without a reload: texts first, then every loader answers again. */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const { revalidate } = useRevalidator()
  return async (language) => {
    await becomeLanguage(language)
    storeLanguage(language)
    await revalidate()
  }
}
