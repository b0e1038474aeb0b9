/** The details page loads again for another offer, not for another date of the same one. */
export const otherOffer = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.searchParams.get('id') !== nextUrl.searchParams.get('id')
