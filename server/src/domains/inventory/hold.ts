/**
 * The life of a hold. A live one (active, paying) *is* the claim on stock.
 * active: places are kept while the traveller types. paying: a payment session is open, so the hold
 * outlives the gateway's page. consumed: sold. expired, released: given back; money that arrives
 * later may still claim the same lines anew and make them consumed.
 */
export const holdStates = {
  active: ['paying', 'consumed', 'expired', 'released'],
  paying: ['active', 'consumed', 'expired', 'released'],
  consumed: [],
  expired: ['consumed'],
  released: ['consumed'],
} as const

export type HoldState = keyof typeof holdStates

export type Hold = {
  readonly id: number
  readonly state: HoldState
  readonly expiresAt: Date
  readonly hardCapAt: Date
  readonly renewals: number
  readonly createdAt: Date
  /** It waits for a payment that comes later than a page's: in cash, by transfer. */
  readonly waits: boolean
}

/** Whether a hold may go from one state to another. */
export const mayBecome = (from: HoldState, to: HoldState): boolean =>
  (holdStates[from] as readonly HoldState[]).includes(to)

/** Whether a hold claims stock: by state, and while active also by time. */
export const isLive = (hold: Hold, now: Date): boolean =>
  hold.state === 'paying' || (hold.state === 'active' && hold.expiresAt > now)
