export const PLACES_PATH = '/destinations'

/** The page of a destination. */
export const placeHref = (slug: string): string => `${PLACES_PATH}/${slug}`

/** The search page of a kind for one destination: all of them read `cityId`. */
export const listHref = (list: string, cityId: number): string => `${list}?cityId=${cityId}`
