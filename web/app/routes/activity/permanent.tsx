import type { Route } from './+types/permanent'
import { idOf, loadPermanent } from '../../domains/catalogue/index.ts'
import { activityKind, ActivityRoute } from '../../domains/activities/index.ts'
import { serverPage } from '../../platform/page.server.ts'
import { loadTexts } from '../../platform/page.ts'

export const handle = { texts: ['activities', 'catalogue'] }

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadPermanent(serverPage(request, context), activityKind, idOf(params.id))

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), loadTexts(handle.texts)])
  return loaded
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  return <ActivityRoute loaded={loaderData} chosen={loaderData.choice} />
}
