/**
 * The details page loads again for another offer, not for another date of the same one; and where it is asked for
 * anew, as in another language: why one can't be shown was said in the first.
 */
export const otherOffer = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.href === nextUrl.href ||
  currentUrl.searchParams.get('id') !== nextUrl.searchParams.get('id')
