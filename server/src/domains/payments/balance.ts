const BALANCE = ':balance'
const CHANGE = ':change'

/**
 * What the rest of an order is called that was begun with a deposit: an order of its own, with pages of its own,
 * that has the same number.
 */
export const balanceKind = (orderKind: string): string => `${orderKind}${BALANCE}`

/** Whether a payment is for the rest of an order, whichever kind that is. */
export const isBalance = (kind: string): boolean => kind.endsWith(BALANCE)

/** And what is paid when a booking becomes dearer by a change of it: likewise, as often as that happens. */
export const changeKind = (orderKind: string): string => `${orderKind}${CHANGE}`

/** The order that a payment belongs to, be it for its rest or for a change of it. */
export const orderKindOf = (kind: string): string =>
  [BALANCE, CHANGE].reduce(
    (name, part) => (name.endsWith(part) ? name.slice(0, -part.length) : name),
    kind,
  )

/** All that an order may be paid as: at once or as a deposit, the rest, and what changes of it cost. */
export const partsOf = (orderKind: string): string[] => [
  orderKind,
  balanceKind(orderKind),
  changeKind(orderKind),
]
