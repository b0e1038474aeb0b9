export type Store = 'ios' | 'android'

/** The store of the device that one looks with; null on anything else. A new iPad says it is a Mac. */
export function storeOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Store | null {
  if (/android/i.test(userAgent)) return 'android'
  const isTablet = /macintosh/i.test(userAgent) && maxTouchPoints > 1
  return isTablet || /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : null
}
