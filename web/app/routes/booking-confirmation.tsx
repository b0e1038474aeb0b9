import type { Route } from './+types/booking-confirmation'
import { BookingConfirmationPage } from '../domains/hotel-checkout/index.ts'
import { ServerData } from '../platform/cache/query.tsx'
import { serverPage } from '../platform/page.server.ts'
import { browserPage, type Page } from '../platform/page.ts'

export const handle = { texts: ['hotel-checkout', 'checkout'] }

/** Whom to call; without it the page says the rest. */
async function load({ api }: Page) {
  const footer = await api.call('getFooter', {}, { retries: 0 }).catch(() => null)
  return { phone: footer?.contact_phone ?? null }
}

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverPage(request, context))
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  load(await browserPage(request, handle.texts))

export default function BookingConfirmation({ loaderData }: Route.ComponentProps) {
  return (
    <ServerData>
      <BookingConfirmationPage phone={loaderData.phone} />
    </ServerData>
  )
}
