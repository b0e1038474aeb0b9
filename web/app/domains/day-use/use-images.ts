import type { DayUseDetails } from '@rihla/contract/catalogue/day-use'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { problemText, useCatalogueText } from '../catalogue/index.ts'
import { dayUseImagesQuery } from './queries.ts'
import { useDayUseText } from './use-day-use-text.ts'

/** All pictures of an offer; those of its details until they have come, and when they don't. */
export function useImages({ ActivityId: id, Images }: DayUseDetails) {
  const t = useDayUseText()
  const shared = useCatalogueText()
  const api = useApi()
  const language = useLanguage()
  const { data, error, isPending } = useQuery({
    ...dayUseImagesQuery(api, language, id),
    // They were asked for beside the details: a failure before those came isn't asked again.
    retryOnMount: false,
  })
  useEffect(() => {
    if (!error) return
    const text = problemText(error, { failed: t('imagesFailed'), empty: t('noImages') })
    showToast({ title: shared('error'), text, tone: 'bad' })
  }, [error, shared, t])
  const images = data?.Data ?? Images
  const state = images.length > 0 || data ? 'ready' : isPending ? 'loading' : 'error'
  return { images, state } as const
}
