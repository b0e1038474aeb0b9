/** Whose a hold is, for fair use. */
export type Holder = {
  /** `user:5`, `staff:5`, or `visitor:` and the browser's own id. */
  readonly id: string
  readonly signedIn: boolean
  /** A member of staff, for a customer on the phone. */
  readonly atDesk?: boolean
  /** Where the request came from, as it is counted (`caller.address`). */
  readonly address: string
}

type Share = {
  readonly holds: number
  readonly places: number
}

/** How much may be held at once, unpaid; decision 017 says why so much. */
export type FairShares = {
  /** `places` of one offer and date. */
  readonly visitor: Share
  /** `places` of one offer and date. */
  readonly traveller: Share
  /** Of a member of staff, for all whom they book for; likewise. */
  readonly staff: Share
  /** Whatever ids it shows; `places` of everything together. */
  readonly address: Share
  /** Holds of a traveller that wait a day for a payment in cash or by transfer. */
  readonly waiting: number
  /** Likewise of a member of staff, for whom they sold to on the phone. */
  readonly waitingByStaff: number
}

const shares: FairShares = {
  visitor: { holds: 5, places: 10 },
  traveller: { holds: 10, places: 40 },
  staff: { holds: 60, places: 120 },
  address: { holds: 60, places: 400 },
  waiting: 3,
  waitingByStaff: 50,
}

/** Fair shares multiplied by `scale` (RATE_LIMIT_SCALE), like every limit. */
export function fairShares(scale = 1): FairShares {
  const scaled = ({ holds, places }: Share): Share => ({
    holds: Math.max(1, Math.ceil(holds * scale)),
    places: Math.max(1, Math.ceil(places * scale)),
  })
  return {
    visitor: scaled(shares.visitor),
    traveller: scaled(shares.traveller),
    staff: scaled(shares.staff),
    address: scaled(shares.address),
    waiting: Math.max(1, Math.ceil(shares.waiting * scale)),
    waitingByStaff: Math.max(1, Math.ceil(shares.waitingByStaff * scale)),
  }
}

/** Shares that apply to this holder, as the SQL function `exceeds_share` reads them. */
export const sharesOf = ({ signedIn, atDesk }: Holder, fair: FairShares): number[] => {
  const own = atDesk ? fair.staff : signedIn ? fair.traveller : fair.visitor
  return [own.holds, own.places, fair.address.holds, fair.address.places]
}
