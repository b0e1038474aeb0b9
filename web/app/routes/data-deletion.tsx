import type { Route } from './+types/data-deletion'
import { LegalPage, readLegal } from '../domains/privacy/index.ts'
import { serverPage } from '../platform/page.server.ts'
import { browserPage } from '../platform/page.ts'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  readLegal('data-deletion', serverPage(request, context).language)
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  readLegal('data-deletion', (await browserPage(request, [])).language)

export default function DataDeletion({ loaderData, matches }: Route.ComponentProps) {
  const footer = matches[1].loaderData?.footer
  return <LegalPage name="data-deletion" text={loaderData} footer={footer} />
}
