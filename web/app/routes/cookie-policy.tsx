import type { Route } from './+types/cookie-policy'
import { LegalPage, readLegal } from '../domains/privacy/index.ts'
import { serverPage } from '../platform/page.server.ts'
import { browserPage } from '../platform/page.ts'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  readLegal('cookie-policy', serverPage(request, context).language)
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  readLegal('cookie-policy', (await browserPage(request, [])).language)

export default function CookiePolicy({ loaderData, matches }: Route.ComponentProps) {
  const footer = matches[1].loaderData?.footer
  return <LegalPage name="cookie-policy" text={loaderData} footer={footer} />
}
