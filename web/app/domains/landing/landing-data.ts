import type { Destination, Splash } from '@rihla/contract/catalogue/offer'
import type { Highlights } from '@rihla/contract/catalogue/tiles'
import type { Landing } from '@rihla/contract/landing'
import type { Page } from '../../platform/page.ts'

/** What editors wrote and what the live catalogue has; null: it could not be read. */
export type LandingContent = {
  content: Landing | null
  highlights: Highlights | null
  destinations: Destination[] | null
}

export type LandingData = {
  /** All of them, for the search widget. */
  cities: { CityId: number; CityName: string }[]
  settings: Partial<Splash>
  /** In the browser on its way: the head and the search needn't wait for it. */
  below: LandingContent | Promise<LandingContent>
}

const SHOWN_DESTINATIONS = 6

type Read = { head: Promise<Omit<LandingData, 'below'>>; below: Promise<LandingContent> }

/** Asks for everything at once; each part may fail on its own. */
function read({ api }: Page): Read {
  const destinations = api.call('getDestinations', {}).catch(() => null)
  const content = api.call('getLanding', {}).catch(() => null)
  const highlights = api.call('getHighlights', {}).catch(() => null)
  const splash = api.call('getSplashScreenData', {}).catch(() => undefined)
  const head = async (): Promise<Omit<LandingData, 'below'>> => ({
    cities: ((await destinations) ?? []).map(({ CityId, CityName }) => ({ CityId, CityName })),
    settings: Object.fromEntries(
      Object.entries((await splash) ?? {}).filter(([name]) => /M(in|ax)Date$/.test(name)),
    ),
  })
  const below = async (): Promise<LandingContent> => ({
    content: await content,
    highlights: await highlights,
    destinations: topOf(await destinations),
  })
  return { head: head(), below: below() }
}

/** Where most can be booked. */
export const topOf = (destinations: readonly Destination[] | null): Destination[] | null =>
  destinations &&
  destinations
    .filter(({ OffersCount }) => OffersCount > 0)
    .sort((a, b) => b.OffersCount - a.OffersCount)
    .slice(0, SHOWN_DESTINATIONS)

/** What the landing page shows, whole: for the server. */
export async function loadLanding(page: Page): Promise<LandingData> {
  const { head, below } = read(page)
  return { ...(await head), below: await below }
}

/** The same in the browser, where the content follows the head. */
export async function beginLanding(page: Page): Promise<LandingData> {
  const { head, below } = read(page)
  return { ...(await head), below }
}
