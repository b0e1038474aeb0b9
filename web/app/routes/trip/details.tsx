import type { Route } from './+types/details'
import { type LoadedDetails, loadOffer, otherOffer } from '../../domains/catalogue/index.ts'
import { tripKind, TripRoute } from '../../domains/trips/index.ts'
import { redirectToList } from '../../domains/packages/index.ts'
import { serverPage } from '../../platform/page.server.ts'
import { browserPage } from '../../platform/page.ts'

export const handle = { texts: ['trips', 'packages', 'catalogue'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const list = redirectToList(request, tripKind.listPath)
  if (list) throw list
  return loadOffer(serverPage(request, context), tripKind)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<LoadedDetails> {
  const list = redirectToList(request, tripKind.listPath)
  if (list) throw list
  await browserPage(request, handle.texts)
  return { failure: null }
}

export const shouldRevalidate = otherOffer

export default function Trip({ loaderData }: Route.ComponentProps) {
  return <TripRoute loaded={loaderData} />
}
