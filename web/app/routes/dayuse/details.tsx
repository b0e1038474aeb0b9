import type { Route } from './+types/details'
import { type LoadedDetails, loadOffer, otherOffer } from '../../domains/catalogue/index.ts'
import { dayUseKind, DayUseRoute } from '../../domains/day-use/index.ts'
import { serverPage } from '../../platform/page.server.ts'
import { browserPage } from '../../platform/page.ts'

export const handle = { texts: ['day-use', 'catalogue'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadOffer(serverPage(request, context), dayUseKind)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<LoadedDetails> {
  await browserPage(request, handle.texts)
  return { failure: null }
}

export const shouldRevalidate = otherOffer

export default function DayUse({ loaderData }: Route.ComponentProps) {
  return <DayUseRoute loaded={loaderData} />
}
