import type { Language } from '@rihla/contract/values/language'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { becomeLanguage } from '../page.ts'
import { addressLanguage, storedLanguage, storeLanguage } from './language-choice.ts'
import { useLanguage } from './use-text.tsx'

/** Switches the whole page without a reload: texts first, then every loader answers again. */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const { revalidate } = useRevalidator()
  return async (language) => {
    await becomeLanguage(language)
    storeLanguage(language)
    await revalidate()
  }
}

/** A language named by the address becomes the stored choice; a stored choice wins over the browser's. */
export function useStoredLanguage(): void {
  const language = useLanguage()
  const switchLanguage = useSwitchLanguage()
  const looked = useRef(false)
  useEffect(() => {
    if (looked.current) return
    looked.current = true
    const address = new URL(location.href)
    const stored = storedLanguage()
    if (addressLanguage(address)) {
      storeLanguage(language)
      address.searchParams.delete('lang')
      history.replaceState(history.state, '', address)
    } else if (stored && stored !== language) {
      switchLanguage(stored).catch(() => {})
    }
  })
}
