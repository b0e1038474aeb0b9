import type { Suggestion } from '@rihla/contract/catalogue/offer'
import { useEffect, useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'

const DEBOUNCE_MS = 1000
const MIN_CHARACTERS = 2
/** As many as the call takes; what a longer text begins with is looked for. */
const MAX_CHARACTERS = 100

type Found = { text: string; list: readonly Suggestion[]; failed: boolean }
const NOTHING: Found = { text: '', list: [], failed: false }

/**
 * Suggestions for what is being typed: from 2 characters on, a second after the last one. They are
 * worth nothing a moment later, so they stay out of the query cache (and it off the landing page).
 */
export function useSuggestions(text: string, module: string) {
  const api = useApi()
  const [found, setFound] = useState(NOTHING)
  const [retried, setRetried] = useState({ text: '' })
  const trimmed = text.trim()
  const wanted = trimmed.length >= MIN_CHARACTERS ? trimmed.slice(0, MAX_CHARACTERS) : ''
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    const ask = (): void => {
      api
        .call(
          'autoComplete',
          { SearchText: wanted, Modules: [module] },
          { signal: stop.signal, retries: 0 },
        )
        .then(
          (list) => setFound({ text: wanted, list, failed: false }),
          () => stop.signal.aborted || setFound({ text: wanted, list: [], failed: true }),
        )
    }
    const timer = setTimeout(ask, retried.text === wanted ? 0 : DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [api, wanted, module, retried])
  const current = found.text === wanted
  return {
    list: wanted && current ? found.list : [],
    state: !wanted ? 'ready' : !current ? 'loading' : found.failed ? 'error' : 'ready',
    retry: () => (setFound(NOTHING), setRetried({ text: wanted })),
  } as const
}
