import type { Route } from './+types/details'
import { type LoadedDetails, loadOffer, otherOffer } from '../../domains/catalogue/index.ts'
import { honeymoonKind, HoneymoonRoute } from '../../domains/honeymoons/index.ts'
import { redirectToList } from '../../domains/packages/index.ts'
import { serverPage } from '../../platform/page.server.ts'
import { browserPage } from '../../platform/page.ts'

export const handle = { texts: ['honeymoons', 'packages', 'catalogue'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const list = redirectToList(request, honeymoonKind.listPath)
  if (list) throw list
  return loadOffer(serverPage(request, context), honeymoonKind)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<LoadedDetails> {
  const list = redirectToList(request, honeymoonKind.listPath)
  if (list) throw list
  await browserPage(request, handle.texts)
  return { failure: null }
}

export const shouldRevalidate = otherOffer

export default function Honeymoon({ loaderData }: Route.ComponentProps) {
  return <HoneymoonRoute loaded={loaderData} />
}
