import type { Route } from './+types/terms-of-service'
import { LegalPage, readLegal } from '../domains/privacy/index.ts'
import { serverPage } from '../platform/page.server.ts'
import { browserPage } from '../platform/page.ts'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  readLegal('terms-of-service', serverPage(request, context).language)
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  readLegal('terms-of-service', (await browserPage(request, [])).language)

export default function TermsOfService({ loaderData, matches }: Route.ComponentProps) {
  const footer = matches[1].loaderData?.footer
  return <LegalPage name="terms-of-service" text={loaderData} footer={footer} />
}
