import { MOST_SAVED } from '@rihla/contract/account/saved-limits'
import { savedModules, soldModules, type SavedModule } from '@rihla/contract/modules'

export const PLACES_PATH = '/destinations'

/** The page of a destination. */
export const placeHref = (slug: string): string => `${PLACES_PATH}/${slug}`

/** The search page of a kind for one destination: all of them read `cityId`. */
export const listHref = (list: string, cityId: number): string => `${list}?cityId=${cityId}`

export const LAST_MINUTE_PATH = '/last-minute'

/** The kind that an address of /last-minute asks for; what makes no sense is all of them. */
export const parseKind = (address: URLSearchParams): SavedModule | null =>
  savedModules.find((it) => it.toLowerCase() === address.get('kind')?.toLowerCase()) ?? null

export const lastMinuteHref = (kind: SavedModule | null): string =>
  kind ? `${LAST_MINUTE_PATH}?kind=${kind.toLowerCase()}` : LAST_MINUTE_PATH

export const SAVED_PATH = '/saved'

type OfferKey = { module: SavedModule; id: number }

const keyOf = (text: string): OfferKey[] => {
  const [, number = '', id = ''] = /^(\d{1,2})-([1-9]\d{0,14})$/.exec(text) ?? []
  const module = savedModules.find((it) => String(soldModules[it].number) === number)
  return module ? [{ module, id: Number(id) }] : []
}

/**
 * The offers of a shared list, as far as they can be read and as many as a list keeps;
 * null: the address shares none.
 */
export function parseShared(address: URLSearchParams): OfferKey[] | null {
  const text = address.get('list')
  if (text === null) return null
  return text.split('_', MOST_SAVED.Favourites).flatMap(keyOf)
}

/** The public address of these offers: kinds by number, so that it stays short. */
export const sharedHref = (offers: readonly OfferKey[]): string =>
  `${SAVED_PATH}?list=${offers.map(({ module, id }) => `${soldModules[module].number}-${id}`).join('_')}`
