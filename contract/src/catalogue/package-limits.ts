/** Adults of one package; honeymoons are priced by the couple. */
export const PACKAGE_ADULTS = { min: 1, max: 10, default: 2 } as const

/** Departures that details name: so many from the asked day on, and so many of the last ones before it. */
export const LISTED_DEPARTURES = { from: 12, before: 4 } as const

/** Packages of a page. */
export const PACKAGE_PAGE_SIZE = 20
