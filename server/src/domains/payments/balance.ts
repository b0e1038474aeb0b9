const BALANCE = ':balance'

/**
 * What the rest of an order is called that was begun with a deposit: an order of its own, with pages of its own,
 * that has the same number.
 */
export const balanceKind = (orderKind: string): string => `${orderKind}${BALANCE}`

/** The order that a payment belongs to, be it for its rest. */
export const orderKindOf = (kind: string): string =>
  kind.endsWith(BALANCE) ? kind.slice(0, -BALANCE.length) : kind

/** All that an order may be paid as: at once or as a deposit, and the rest. */
export const partsOf = (orderKind: string): string[] => [orderKind, balanceKind(orderKind)]
