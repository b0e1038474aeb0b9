import type { HoneymoonDetails } from '@rihla/contract/catalogue/honeymoons'
import type { Language } from '@rihla/contract/values/language'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '../../platform/api/client.ts'
import { useApi } from '../../platform/api/use-api.ts'
import { ttl } from '../../platform/cache/store.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { received } from '../catalogue/index.ts'

/** The pictures of a honeymoon. */
export const honeymoonImagesQuery = (api: ApiClient, language: Language, id: number) =>
  queryOptions({
    queryKey: ['honeymoon-images', language, id],
    staleTime: ttl.standard,
    queryFn: async ({ signal }) => {
      const input = { PageNumber: 1, PageSize: 20, Filters: id }
      return received(await api.call('getHoneymoonImages', input, { signal }))
    },
  })

/** All pictures of a honeymoon; those of its details until they have come, and when they don't. */
export function useImages({ HoneymoonId: id, Images }: HoneymoonDetails) {
  const query = honeymoonImagesQuery(useApi(), useLanguage(), id)
  // They were asked for beside the details: a failure before those came isn't asked again.
  const { data } = useQuery({ ...query, retryOnMount: false })
  return { images: data?.Data ?? Images, state: 'ready' } as const
}
