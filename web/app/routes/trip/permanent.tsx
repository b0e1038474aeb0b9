import type { Route } from './+types/permanent'
import { idOf, loadPermanent } from '../../domains/catalogue/index.ts'
import { tripKind, TripRoute } from '../../domains/trips/index.ts'
import { serverPage } from '../../platform/page.server.ts'
import { loadTexts } from '../../platform/page.ts'

export const handle = { texts: ['trips', 'packages', 'catalogue'] }

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadPermanent(serverPage(request, context), tripKind, idOf(params.id))

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), loadTexts(handle.texts)])
  return loaded
}

export default function Trip({ loaderData }: Route.ComponentProps) {
  return <TripRoute loaded={loaderData} chosen={loaderData.choice} />
}
