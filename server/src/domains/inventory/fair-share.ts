/** Whose a hold is, for fair use. */
export type Holder = {
  /** `user:5`, or `visitor:` and the browser's own id. */
  readonly id: string
  readonly signedIn: boolean
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
  /** Whatever ids it shows; `places` of everything together. */
  readonly address: Share
  /** Holds of a traveller that wait a day for a payment in cash or by transfer. */
  readonly waiting: number
}

const shares: FairShares = {
  visitor: { holds: 5, places: 10 },
  traveller: { holds: 10, places: 40 },
  address: { holds: 60, places: 400 },
  waiting: 3,
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
    address: scaled(shares.address),
    waiting: Math.max(1, Math.ceil(shares.waiting * scale)),
  }
}

/** Shares that apply to this holder, as the SQL function `exceeds_share` reads them. */
export const sharesOf = ({ signedIn }: Holder, fair: FairShares): number[] => {
  const own = signedIn ? fair.traveller : fair.visitor
  return [own.holds, own.places, fair.address.holds, fair.address.places]
}
