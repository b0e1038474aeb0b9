// Everything that the browser keeps, by its key. The cookie policy names each, in every language: a test holds it to
// this list, and the types hold what is kept to it.

/** Keys of local storage and of a tab's. */
export const storageKeys = [
  'Application-Id',
  'authToken',
  // The router's own.
  'react-router-scroll-positions',
  'rihla:avatar',
  'rihla:bus-journey',
  'rihla:bus-searches',
  'rihla:checkout',
  'rihla:checkout-typed',
  'rihla:consent',
  'rihla:counted',
  'rihla:held',
  'rihla:hotel-checkout',
  'rihla:hotel-checkout-typed',
  'rihla:kept',
  'rihla:language',
  'rihla:nationality-asked',
  'rihla:paying-at',
  'rihla:return-to',
  'rihla:session',
  'rihla:signed-in',
  'rihla:typed-by',
] as const

/** What keys begin with that go on with a number or an address. */
export const storageKeyBeginnings = ['desk-unsent', 'rating', 'rihla:writing'] as const

/** Answers that are kept for some hours, for a language or a question each, below `rihla:`. */
export const cachedAnswers = [
  'activity-types',
  'bus-stations',
  'countries',
  'day-uses',
  'destinations',
  'external-providers',
  'splash',
] as const

export type StorageKey =
  | (typeof storageKeys)[number]
  | `${(typeof storageKeyBeginnings)[number]}${':' | ' '}${string}`

type CachedAnswer = (typeof cachedAnswers)[number]
export type CacheKey = CachedAnswer | `${CachedAnswer}:${string}`
