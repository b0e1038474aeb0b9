import type { Route } from './+types/permanent'
import { idOf, loadPermanent } from '../../domains/catalogue/index.ts'
import { dayUseKind, DayUseRoute } from '../../domains/day-use/index.ts'
import { serverPage } from '../../platform/page.server.ts'
import { loadTexts } from '../../platform/page.ts'

export const handle = { texts: ['day-use', 'catalogue'] }

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadPermanent(serverPage(request, context), dayUseKind, idOf(params.id))

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), loadTexts(handle.texts)])
  return loaded
}

export default function DayUse({ loaderData }: Route.ComponentProps) {
  return <DayUseRoute loaded={loaderData} chosen={loaderData.choice} />
}
