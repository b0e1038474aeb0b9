import type { Language } from '@rihla/contract/values/language'

/** What a visitor agrees to beyond what booking needs. */
export type Choice = { readonly analytics: boolean; readonly liveChat: boolean }

/** A choice as this browser keeps it: of which words, when, and whether the server knows. */
export type Consent = Choice & {
  /** Of the words and their language, such as `2025-08-24.ar`; see `wordsFor`. */
  readonly version: string
  readonly at: string
  readonly recorded: boolean
}

/** Names the words of the question. Change it with them: everybody is then asked again. */
export const TEXT_VERSION = '2026-11-24'
export const CONSENT_KEY = 'rihla:consent'

/**
 * Names what a visitor was told: that we alone count, or that a company does, too. Who agreed to the second
 * agreed to the first, so its name begins alike.
 */
export const wordsFor = (analyticsUrl: string | null): string =>
  TEXT_VERSION + (analyticsUrl ? '-others' : '')

/** The kept choice, or null when there is none of these words. */
export function parseConsent(text: string | null): Consent | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Consent> | null
    const { analytics, liveChat, at, version, recorded } = kept ?? {}
    if (typeof version !== 'string' || typeof at !== 'string') return null
    if (!version.startsWith(TEXT_VERSION)) return null
    if (typeof analytics !== 'boolean' || typeof liveChat !== 'boolean') return null
    return { analytics, liveChat, at, version, recorded: recorded === true }
  } catch {
    return null
  }
}

type ConsentDeps = {
  read: () => string | null
  write: (text: string) => void
  now: () => string
}

/** Stores the choice, notifies listeners, and has each choice recorded once. */
export function createConsents({ read, write, now }: ConsentDeps) {
  let seen: string | null = null
  let consent: Consent | null = null
  const listeners = new Set<() => void>()
  const notify = (): void => listeners.forEach((listener) => listener())
  const current = (): Consent | null => {
    const text = read()
    if (text !== seen) {
      seen = text
      consent = parseConsent(text)
    }
    return consent
  }
  return {
    current,
    /** Another tab has chosen. */
    changed: notify,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** `words`: what was said of it, in that language. */
    choose({ analytics, liveChat }: Choice, language: Language, words = TEXT_VERSION): void {
      const version = `${words}.${language}`
      const chosen: Consent = { analytics, liveChat, version, at: now(), recorded: false }
      write(JSON.stringify(chosen))
      notify()
    },
    /** Has the choice recorded, unless it is; what fails is tried again when a page next opens. */
    async record(send: (choice: Consent) => Promise<unknown>): Promise<void> {
      const choice = current()
      if (!choice || choice.recorded) return
      try {
        await send(choice)
      } catch {
        return
      }
      // The visitor may have chosen again meanwhile: that choice is recorded by its own call.
      if (current()?.at === choice.at) write(JSON.stringify({ ...choice, recorded: true }))
    },
  }
}
