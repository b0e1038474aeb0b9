import { redirect } from 'react-router'
import type { Route } from './+types/nile-cruises-redirect'

const toCruises = (request: Request) => redirect(`/cruises${new URL(request.url).search}`, 301)

/** Where return links of checkout lead. */
export const loader = ({ request }: Route.LoaderArgs) => toCruises(request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => toCruises(request)
