import type { Route } from './+types/trip'
import { PACKAGE_ADULTS } from '@rihla/contract/catalogue/package-limits'
import { useSearchParams } from 'react-router'
import {
  BadAddressNotice,
  loadDetails,
  type LoadedDetails,
  parseChoice,
  splashQuery,
} from '../domains/catalogue/index.ts'
import {
  detailsInput,
  DetailsPage,
  LIST_PATH,
  tripQuery,
  useTripsText,
} from '../domains/trips/index.ts'
import { redirectToList, usePackagesText } from '../domains/packages/index.ts'
import { ServerData } from '../platform/cache/query.tsx'
import { serverPage } from '../platform/page.server.ts'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['trips', 'packages', 'catalogue'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const list = redirectToList(request, LIST_PATH)
  if (list) throw list
  const { api, language, url } = serverPage(request, context)
  return loadDetails(parseChoice(url.searchParams, PACKAGE_ADULTS.max), (choice) => ({
    offer: {
      queryKey: tripQuery(api, language, choice).queryKey,
      ask: () => api.call('getTripDetails', detailsInput(choice)),
    },
    beside: [splashQuery(api, language)],
  }))
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<LoadedDetails> {
  const list = redirectToList(request, LIST_PATH)
  if (list) throw list
  await browserPage(request, handle.texts)
  return { failure: null }
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.searchParams.get('id') !== nextUrl.searchParams.get('id')

export default function Trip({ loaderData }: Route.ComponentProps) {
  const t = useTripsText()
  const shared = usePackagesText()
  const [params] = useSearchParams()
  const choice = parseChoice(params, PACKAGE_ADULTS.max)
  if (typeof choice === 'string')
    return (
      <BadAddressNotice
        text={shared('invalidParameters')}
        title={t('title')}
        listPath={LIST_PATH}
      />
    )
  return (
    <ServerData state={loaderData.state}>
      <DetailsPage choice={choice} failure={loaderData.failure} />
    </ServerData>
  )
}
