import { useEffect, useRef } from 'react'
import { addressLanguage, storedLanguage, storeLanguage } from './language-choice.ts'
import { useSwitchLanguage } from './switch-language.ts'
import { useLanguage } from './use-text.tsx'

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
