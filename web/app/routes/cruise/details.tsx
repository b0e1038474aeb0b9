import type { Route } from './+types/details'
import { type LoadedDetails, otherOffer } from '../../domains/catalogue/index.ts'
import { loadStay, StayRoute } from '../../domains/stays/index.ts'
import { serverPage } from '../../platform/page.server.ts'
import { browserPage } from '../../platform/page.ts'

export const handle = { texts: ['stays', 'catalogue'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadStay(serverPage(request, context), 'cruise')

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<LoadedDetails> {
  await browserPage(request, handle.texts)
  return { failure: null }
}

export const shouldRevalidate = otherOffer

export default function Cruise({ loaderData }: Route.ComponentProps) {
  return <StayRoute kind="cruise" loaded={loaderData} />
}
