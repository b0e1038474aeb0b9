import type { Route } from './+types/landing'
import {
  ActivationToast,
  beginLanding,
  LandingPage,
  loadLanding,
} from '../domains/landing/index.ts'
import { serverPage } from '../platform/page.server.ts'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['catalogue', 'landing', 'stays'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadLanding(serverPage(request, context))
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  beginLanding(await browserPage(request, handle.texts))

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ActivationToast />
      <LandingPage {...loaderData} />
    </>
  )
}
