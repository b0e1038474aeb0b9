import { useContext, useEffect, useSyncExternalStore } from 'react'
import type { ApiClient } from '../../platform/api/client.ts'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { SiteContext } from '../../platform/site.ts'
import { CONSENT_KEY, createConsents, wordsFor, type Choice, type Consent } from './consent.ts'
import { deviceStorage } from '../../platform/storage.ts'

let unkept: string | null = null

const consents = createConsents({
  read: () => deviceStorage.read(CONSENT_KEY) ?? unkept,
  write(text) {
    unkept = text
    // Without storage it holds for this page, and the next one asks again.
    deviceStorage.write(CONSENT_KEY, text)
  },
  now: () => new Date().toISOString(),
})

function subscribe(listener: () => void): () => void {
  const stop = consents.subscribe(listener)
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === CONSENT_KEY || key === null) consents.changed()
  }
  addEventListener('storage', onStorage)
  return () => {
    stop()
    removeEventListener('storage', onStorage)
  }
}

/** The words of the question as it stands here. */
export const useWords = (): string => wordsFor(useContext(SiteContext).analyticsUrl)

/** What the visitor agreed to; null until they choose, once the question is another, and on the server. */
export function useConsent(): Consent | null {
  const words = useWords()
  const kept = useSyncExternalStore(subscribe, consents.current, () => null)
  return kept?.version.startsWith(words) ? kept : null
}

const recordWith = (api: ApiClient): Promise<void> =>
  consents.record(({ analytics, liveChat, version }) =>
    api.call(
      'recordConsent',
      { Analytics: analytics, LiveChat: liveChat, TextVersion: version },
      { retries: 0 },
    ),
  )

/** Keeps a choice and has it recorded. */
export function useChoose(): (choice: Choice) => void {
  const api = useApi()
  const language = useLanguage()
  const words = useWords()
  return (choice) => {
    consents.choose(choice, language, words)
    void recordWith(api)
  }
}

/** Has a choice recorded that couldn't be when it was made. */
export function useLateRecord(): void {
  const api = useApi()
  useEffect(() => void recordWith(api), [api])
}
