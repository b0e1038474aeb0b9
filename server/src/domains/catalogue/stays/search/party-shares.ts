import { roomsNeeded, type Party } from '../party.ts'
import type { StayIndex } from './stay-index.ts'
import { nightOf, sharesOf } from './total-of-stay.ts'
import { undercutsOf, type Undercut } from './undercut.ts'

/** What a night costs a party, by rate and room as the index' rates stand: see `nightOf`. */
export type NightlyColumns = {
  readonly rooms: Float64Array
  /** Null: nobody is beyond the base of any room. */
  readonly extraAdults: Float64Array | null
  /** Null: no children, or none that pay. */
  readonly children: Float64Array | null
}

/** How a party fills rooms, and what that costs it a night. */
export type PartyShares = {
  /** How many rooms it takes of which terms; terms that it doesn't fit are left out. */
  readonly needs: readonly { readonly rooms: number; readonly terms: readonly number[] }[]
  readonly nightly: NightlyColumns
  readonly undercut: readonly Undercut[]
}

/** Most people come in few sorts of parties; one takes some megabytes where there are many hotels. */
const KEEP = 16

/** The shares of a party, worked out once for all who come like that. */
export function sharesIn(index: StayIndex, party: Party): PartyShares {
  const key = `${party.adults} ${party.childAges.join()}`
  const { parties } = index
  const made = parties.get(key) ?? workOut(index, party)
  // The one that nobody has asked for longest goes first.
  parties.delete(key)
  parties.set(key, made)
  if (parties.size > KEEP) parties.delete(parties.keys().next().value ?? '')
  return made
}

function workOut(index: StayIndex, party: Party): PartyShares {
  const numbered = index.terms.map((it, at) => ({ at, rooms: roomsNeeded(party, it) }))
  const fitting = numbered.filter((it) => it.rooms !== null)
  const nightly = nightlyOf(index, party)
  return {
    needs: [...Map.groupBy(fitting, (it) => it.rooms ?? 0)].map(([rooms, those]) => ({
      rooms,
      terms: those.map((it) => it.at),
    })),
    nightly,
    undercut: undercutsOf(index, nightly),
  }
}

function nightlyOf({ shapes, ofRoom, rates, rooms }: StayIndex, party: Party): NightlyColumns {
  const shares = shapes.map((it) => sharesOf(party, it.terms, it.bands))
  const column = (needed: boolean | undefined) =>
    needed ? new Float64Array(rates.price.length) : null
  const of = {
    rooms: new Float64Array(rates.price.length),
    extraAdults: column(shares.some((it) => it && it.extraAdults > 0)),
    children: column(shares.some((it) => it && it.childPercents > 0)),
  }
  for (let at = 0; at < rates.price.length; at += 1) {
    const its = shares[ofRoom.shape[at % rooms.length] ?? 0]
    if (!its) continue
    const night = nightOf(
      {
        price: rates.price[at] ?? 0,
        singlePrice: rates.single[at] ?? 0,
        extraAdult: rates.extra[at] ?? 0,
      },
      its,
    )
    of.rooms[at] = night.rooms
    if (of.extraAdults) of.extraAdults[at] = night.extraAdults
    if (of.children) of.children[at] = night.children
  }
  return of
}
