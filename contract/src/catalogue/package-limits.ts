/** Adults of one package; honeymoons are priced by the couple. */
export const PACKAGE_ADULTS = { min: 1, max: 10, default: 2 } as const

/** Packages of a page. */
export const PACKAGE_PAGE_SIZE = 20
