import type { Route } from './+types/privacy'
import { LegalPage, readLegal } from '../domains/privacy/index.ts'
import { serverPage } from '../platform/page.server.ts'
import { browserPage } from '../platform/page.ts'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  readLegal('privacy', serverPage(request, context).language)
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  readLegal('privacy', (await browserPage(request, [])).language)

export default function Privacy({ loaderData, matches }: Route.ComponentProps) {
  const footer = matches[1].loaderData?.footer
  return <LegalPage name="privacy" text={loaderData} footer={footer} />
}
