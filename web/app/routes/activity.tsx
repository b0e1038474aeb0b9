import { MAX_ADULTS } from '@rihla/contract/catalogue/address-codec'
import type { DehydratedState } from '@tanstack/react-query'
import { data, useSearchParams } from 'react-router'
import type { Route } from './+types/activity'
import { LIST_PATH } from '../domains/activities/addresses.ts'
import { DetailsPage } from '../domains/activities/details-page.tsx'
import { activityQuery } from '../domains/activities/queries.ts'
import { useActivitiesText } from '../domains/activities/use-activities-text.ts'
import {
  BadAddressNotice,
  failureOf,
  useCatalogueText,
  type DetailsFailure,
} from '../domains/catalogue/details.ts'
import { parseChoice, splashQuery } from '../domains/catalogue/index.ts'
import { prefetched, ServerData } from '../platform/cache/query.tsx'
import { serverPage } from '../platform/page.server.ts'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['activities', 'catalogue'] }

type Loaded = { state?: DehydratedState; failure: DetailsFailure | null }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, language, url } = serverPage(request, context)
  const choice = parseChoice(url.searchParams, MAX_ADULTS)
  if (typeof choice === 'string') return data<Loaded>({ failure: null }, { status: 400 })
  const query = activityQuery(api, language, choice)
  try {
    const activity = await api.call('getActivityDetails', {
      Id: choice.id,
      ArrivalDate: choice.date,
      AdultsCount: choice.adults,
    })
    const state = await prefetched([
      { ...query, queryFn: () => activity },
      splashQuery(api, language),
    ])
    return data<Loaded>({ state, failure: null })
  } catch (problem) {
    const failure = failureOf(problem)
    return data<Loaded>({ failure }, { status: failure.status === 404 ? 404 : 503 })
  }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Loaded> {
  await browserPage(request, handle.texts)
  return { failure: null }
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.searchParams.get('id') !== nextUrl.searchParams.get('id')

export default function Activity({ loaderData }: Route.ComponentProps) {
  const t = useActivitiesText()
  const shared = useCatalogueText()
  const [params] = useSearchParams()
  const choice = parseChoice(params, MAX_ADULTS)
  if (typeof choice === 'string') {
    const text = choice === 'missing' ? t('missingAddress') : shared('invalidDate')
    return <BadAddressNotice text={text} title={t('title')} listPath={LIST_PATH} />
  }
  return (
    <ServerData state={loaderData.state}>
      <DetailsPage choice={choice} failure={loaderData.failure} />
    </ServerData>
  )
}
