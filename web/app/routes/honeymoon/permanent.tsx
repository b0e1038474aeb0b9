import type { Route } from './+types/permanent'
import { idOf, loadPermanent } from '../../domains/catalogue/index.ts'
import { honeymoonKind, HoneymoonRoute } from '../../domains/honeymoons/index.ts'
import { serverPage } from '../../platform/page.server.ts'
import { loadTexts } from '../../platform/page.ts'

export const handle = { texts: ['honeymoons', 'packages', 'catalogue'] }

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadPermanent(serverPage(request, context), honeymoonKind, idOf(params.id))

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), loadTexts(handle.texts)])
  return loaded
}

export default function Honeymoon({ loaderData }: Route.ComponentProps) {
  return <HoneymoonRoute loaded={loaderData} chosen={loaderData.choice} />
}
