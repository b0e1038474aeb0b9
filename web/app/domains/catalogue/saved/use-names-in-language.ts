import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { savedOffers, type SavedEntry } from './saved-offers.ts'

/**
 * Asks what offers are called in the language of the page that a visitor saved or saw in another, or when none was
 * noted. What isn't on sale keeps the name that is known.
 */
export function useNamesInLanguage(offers: readonly SavedEntry[]): void {
  const api = useApi()
  const language = useLanguage()
  // What other scripts wrote into the storage must not reach the call: it would refuse all of it.
  const unnamed = offers.filter((it) => it.language !== language && Number.isSafeInteger(it.id))
  const keys = [...new Set(unnamed.map(({ module, id }) => `${module} ${id}`))].toSorted()
  const { data } = useQuery({
    queryKey: ['saved-names', language, keys],
    enabled: unnamed.length > 0,
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const Offers = keys.flatMap((key) => {
        const offer = unnamed.find(({ module, id }) => `${module} ${id}` === key)
        return offer ? [{ ModuleType: offer.module, Id: offer.id }] : []
      })
      return api.call('getOfferTiles', { Offers }, { signal })
    },
  })
  useEffect(() => {
    if (!data || data.length === 0) return
    const named = data.map(({ ModuleType, Id, Name, CityName }) => ({
      module: ModuleType,
      id: Id,
      name: Name,
      city: CityName,
    }))
    savedOffers.rename(named, language)
  }, [data, language])
}
