import { useSearchParams } from 'react-router'
import type { Route } from './+types/list'
import { BlogPage, isList, ListPage, loadBlog, parseBlog } from '../../domains/blog/index.ts'
import { ServerData } from '../../platform/cache/query.tsx'
import { serverPage } from '../../platform/page.server.ts'
import { browserPage } from '../../platform/page.ts'

export const handle = { texts: ['blog'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadBlog(serverPage(request, context))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return undefined
}

export const shouldRevalidate = () => false

export default function Blog({ loaderData }: Route.ComponentProps) {
  const address = parseBlog(useSearchParams()[0])
  return (
    <ServerData state={loaderData}>
      {isList(address) ? <ListPage address={address} /> : <BlogPage />}
    </ServerData>
  )
}
