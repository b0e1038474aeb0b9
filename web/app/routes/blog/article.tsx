import type { Route } from './+types/article'
import { ArticlePage, loadArticle } from '../../domains/blog/index.ts'
import { ServerData } from '../../platform/cache/query.tsx'
import { serverPage } from '../../platform/page.server.ts'
import { browserPage } from '../../platform/page.ts'

export const handle = { texts: ['blog'] }

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadArticle(serverPage(request, context), params.slug)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return { state: undefined, missing: false }
}

export default function Article({ loaderData, params }: Route.ComponentProps) {
  return (
    <ServerData state={loaderData.state}>
      <ArticlePage key={params.slug} slug={params.slug} missing={loaderData.missing} />
    </ServerData>
  )
}
