import { redirect } from 'react-router'
import type { Route } from './+types/day-use-redirect'

const toDayUses = (request: Request) => redirect(`/dayuses${new URL(request.url).search}`, 301)

/** The address that checkout's 'back to search' names. */
export const loader = ({ request }: Route.LoaderArgs) => toDayUses(request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => toDayUses(request)
