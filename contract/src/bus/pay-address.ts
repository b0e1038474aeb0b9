/** The page on which held seats are paid for. */
export const PAY_PATH = '/transportation/payment'
/** The page on which seats are chosen, and who travels; a hold without a name goes on there. */
export const SEATS_PATH = '/transportation/seats-selection'
const SESSION = 'session'

/** The page on which the seats of a session of mine are paid for, on whatever device. */
export const payHeldHref = (sessionId: string): string =>
  `${PAY_PATH}?${new URLSearchParams({ [SESSION]: sessionId }).toString()}`

/** The session whose seats the page is to show, or null. */
export const heldSessionIn = (address: URLSearchParams): string | null => address.get(SESSION)
