import type { Route } from './+types/permanent'
import { idOf } from '../../domains/catalogue/index.ts'
import { loadPermanentStay, StayRoute } from '../../domains/stays/index.ts'
import { serverPage } from '../../platform/page.server.ts'
import { loadTexts } from '../../platform/page.ts'

export const handle = { texts: ['stays', 'catalogue'] }

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadPermanentStay(serverPage(request, context), 'hotel', idOf(params.id))

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), loadTexts(handle.texts)])
  return loaded
}

export default function Hotel({ loaderData }: Route.ComponentProps) {
  return <StayRoute kind="hotel" loaded={loaderData} chosen={loaderData.choice} />
}
