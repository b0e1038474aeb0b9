import type { DehydratedState } from '@tanstack/react-query'
import { useEffect } from 'react'
import { data, useNavigate, useSearchParams } from 'react-router'
import type { Route } from './+types/activity'
import {
  DetailsPage,
  DetailsSkeleton,
  type DetailsFailure,
} from '../domains/activities/details-page.tsx'
import { activityQuery } from '../domains/activities/queries.ts'
import { parseChoice, type BadAddress } from '../domains/activities/stay.ts'
import { useActivitiesText } from '../domains/activities/use-activities-text.ts'
import { splashQuery } from '../domains/catalogue/queries.ts'
import { ApiProblem } from '../platform/api/problem.ts'
import { prefetched, ServerData } from '../platform/cache/query.tsx'
import { serverPage } from '../platform/page.server.ts'
import { browserPage } from '../platform/page.ts'
import { showToast } from '../ui/toast.ts'

export const handle = { texts: ['activities', 'catalogue'] }

type Loaded = { state?: DehydratedState; failure: DetailsFailure | null }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, language, url } = serverPage(request, context)
  const choice = parseChoice(url.searchParams)
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
    if (!(problem instanceof ApiProblem)) throw problem
    const { message, status, requestId } = problem
    return data<Loaded>(
      { failure: { message, status, requestId } },
      { status: status === 404 ? 404 : 503 },
    )
  }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Loaded> {
  await browserPage(request, handle.texts)
  return { failure: null }
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.searchParams.get('id') !== nextUrl.searchParams.get('id')

/** A link that names no activity or no date: say so, then show the list. */
function BadAddressNotice({ bad }: { bad: BadAddress }) {
  const t = useActivitiesText()
  const navigate = useNavigate()
  useEffect(() => {
    showToast({
      title: t('error'),
      text: t(bad === 'missing' ? 'missingAddress' : 'invalidDate'),
      tone: 'bad',
    })
    void navigate('/activities', { replace: true })
  }, [bad, navigate, t])
  return <DetailsSkeleton />
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const choice = parseChoice(params)
  if (typeof choice === 'string') return <BadAddressNotice bad={choice} />
  return (
    <ServerData state={loaderData.state}>
      <DetailsPage choice={choice} failure={loaderData.failure} />
    </ServerData>
  )
}
