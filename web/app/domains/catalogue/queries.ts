import type { Language } from '@rihla/contract/values/language'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../platform/api/client.ts'
import { cached } from '../../platform/cache/browser-store.ts'
import { ttl } from '../../platform/cache/store.ts'
import { deviceStorage } from '../../platform/storage.ts'

/** Destination cities, per language. */
export const destinationsQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['destinations', language],
    staleTime: ttl.destinations,
    queryFn: () =>
      cached(`destinations:${language}`, ttl.destinations, () => api.call('getDestinations', {})),
  })

const hashOf = (text: string): string => {
  let hash = 0
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0).toString(36)
}

const authKey = (): string => deviceStorage.read('authToken') ?? ''

/** Site settings, per language and hash of the auth key. */
export const splashQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['splash', language],
    staleTime: ttl.splash,
    queryFn: () => {
      const key = `splash:${language}:${import.meta.env.SSR ? '' : hashOf(authKey())}` as const
      return cached(key, ttl.splash, () => api.call('getSplashScreenData', {}), { daily: true })
    },
  })
