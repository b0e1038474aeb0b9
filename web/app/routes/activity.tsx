import { MAX_ADULTS } from '@rihla/contract/catalogue/address-codec'
import { useSearchParams } from 'react-router'
import type { Route } from './+types/activity'
import {
  activityQuery,
  detailsInput,
  DetailsPage,
  LIST_PATH,
  useActivitiesText,
} from '../domains/activities/index.ts'
import {
  BadAddressNotice,
  loadDetails,
  type LoadedDetails,
  parseChoice,
  splashQuery,
  useCatalogueText,
} from '../domains/catalogue/index.ts'
import { ServerData } from '../platform/cache/query.tsx'
import { serverPage } from '../platform/page.server.ts'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['activities', 'catalogue'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, language, url } = serverPage(request, context)
  return loadDetails(parseChoice(url.searchParams, MAX_ADULTS), (choice) => ({
    offer: {
      queryKey: activityQuery(api, language, choice).queryKey,
      ask: () => api.call('getActivityDetails', detailsInput(choice)),
    },
    beside: [splashQuery(api, language)],
  }))
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<LoadedDetails> {
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
