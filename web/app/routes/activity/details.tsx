import type { Route } from './+types/details'
import { type LoadedDetails, loadOffer, otherOffer } from '../../domains/catalogue/index.ts'
import { activityKind, ActivityRoute } from '../../domains/activities/index.ts'
import { serverPage } from '../../platform/page.server.ts'
import { browserPage } from '../../platform/page.ts'

export const handle = { texts: ['activities', 'catalogue'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadOffer(serverPage(request, context), activityKind)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<LoadedDetails> {
  await browserPage(request, handle.texts)
  return { failure: null }
}

export const shouldRevalidate = otherOffer

export default function Activity({ loaderData }: Route.ComponentProps) {
  return <ActivityRoute loaded={loaderData} />
}
