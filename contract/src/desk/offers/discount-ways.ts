/** How a discount is said: as what one pays, or as what comes off. */
export const discountWays = ['price', 'percent'] as const
export type DiscountWay = (typeof discountWays)[number]
