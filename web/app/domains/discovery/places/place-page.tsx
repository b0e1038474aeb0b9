import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { PageUnavailable } from '../../../ui/feedback/page-unavailable.tsx'
import { placeHref, PLACES_PATH } from '../addresses.ts'
import { useDiscoveryText } from '../use-discovery-text.ts'
import { PlaceView } from './place-view.tsx'
import { placeQuery } from './queries.ts'

/** /destinations/{slug}: a place, or why it can't be shown. `missing`: the server knows of none. */
export function PlacePage({ slug, missing }: { slug: string; missing: boolean }) {
  const t = useDiscoveryText()
  const api = useApi()
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    ...placeQuery(api, language, slug),
    enabled: !missing,
  })
  if (data) return <PlaceView place={data} />
  const isMissing =
    missing || (error instanceof ApiProblem && (error.status === 404 || error.status === 400))
  return (
    <main id="main" className="page-width discovery-page">
      <PageUnavailable
        path={placeHref(slug)}
        title={t('destinations')}
        isMissing={isMissing}
        error={error}
        missing={{
          title: t('placeMissing'),
          text: t('placeMissingText'),
          action: { text: t('allPlaces'), to: PLACES_PATH },
        }}
        failed={{
          title: t('placeFailed'),
          retry: t('tryAgain'),
          onRetry: () => void refetch(),
        }}
        loading={t('placeLoading')}
      />
    </main>
  )
}
