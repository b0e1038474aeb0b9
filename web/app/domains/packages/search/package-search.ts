import type { packageFacts } from '@rihla/contract/catalogue/packages'
import { PACKAGE_ADULTS, PACKAGE_PAGE_SIZE } from '@rihla/contract/catalogue/package-limits'
import type { HoneymoonFilters, TripFilters } from '@rihla/contract/catalogue/packages-address'
import type { Party } from '@rihla/contract/values/party'
import type { output, ZodMiniObject } from 'zod/mini'
import { type SearchKind, withAllOffers } from '../../catalogue/index.ts'

const MINUTE = 60_000
/**
 * What the first HTML brought isn't asked for again at once. It was made a moment ago: the server keeps
 * a page for ten seconds, and our scripts may take as long to come over a slow line.
 */
const JUST_NOW = 30_000

/** What packages are searched by; for how many, where the kind asks for it. */
export type PackageFilters = HoneymoonFilters &
  Partial<Pick<TripFilters, 'adultsCount' | 'childrenAges'>>

/** Who comes: as a search says, or the usual two. */
export const partyOf = ({ adultsCount, childrenAges }: PackageFilters): Party => ({
  adults: adultsCount ?? PACKAGE_ADULTS.default,
  childAges: childrenAges ?? [],
})
export type Card = output<ZodMiniObject<typeof packageFacts.card>>

const priceOf = ({ OfferPrice, Price }: Card): number => OfferPrice ?? Price

/** A traveller who comes back within 10 minutes finds the pages that were loaded. */
export const packageCaching = { gcTime: 10 * MINUTE, justNow: JUST_NOW }

/** How one kind of package is searched. */
export type PackageSearch<C extends Card, Input> = SearchKind<PackageFilters, C, Input>

/** A search of packages, with what all of them have in common. */
export const packageSearch = <C extends Card, Input>(
  kind: Omit<PackageSearch<C, Input>, 'sizeOf'>,
): PackageSearch<C, Input> => withAllOffers({ ...kind, sizeOf: () => PACKAGE_PAGE_SIZE }, priceOf)
