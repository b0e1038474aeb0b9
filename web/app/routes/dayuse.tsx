import type { Route } from './+types/dayuse'
import { MAX_DAY_USE_ADULTS } from '@rihla/contract/catalogue/day-use-address'
import { useSearchParams } from 'react-router'
import {
  BadAddressNotice,
  loadDetails,
  type LoadedDetails,
  parseChoice,
  splashQuery,
} from '../domains/catalogue/index.ts'
import {
  dayUseImagesQuery,
  dayUseQuery,
  detailsInput,
  DetailsPage,
  LIST_PATH,
  useDayUseText,
} from '../domains/day-use/index.ts'
import { ServerData } from '../platform/cache/query.tsx'
import { serverPage } from '../platform/page.server.ts'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['day-use', 'catalogue'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, language, url } = serverPage(request, context)
  return loadDetails(parseChoice(url.searchParams, MAX_DAY_USE_ADULTS), (choice) => ({
    offer: {
      queryKey: dayUseQuery(api, language, choice).queryKey,
      ask: () => api.call('getDayUseDetails', detailsInput(choice)),
    },
    beside: [dayUseImagesQuery(api, language, choice.id), splashQuery(api, language)],
  }))
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<LoadedDetails> {
  await browserPage(request, handle.texts)
  return { failure: null }
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.searchParams.get('id') !== nextUrl.searchParams.get('id')

export default function DayUse({ loaderData }: Route.ComponentProps) {
  const t = useDayUseText()
  const [params] = useSearchParams()
  const choice = parseChoice(params, MAX_DAY_USE_ADULTS)
  if (typeof choice === 'string') {
    const text =
      choice === 'missing'
        ? t('missingDayuseDetails')
        : t('invalidDate', { value: params.get('arrival-date') ?? '' })
    return <BadAddressNotice text={text} title={t('title')} listPath={LIST_PATH} />
  }
  return (
    <ServerData state={loaderData.state}>
      <DetailsPage choice={choice} failure={loaderData.failure} />
    </ServerData>
  )
}
