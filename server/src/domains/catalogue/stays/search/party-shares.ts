import { roomsNeeded, type Party } from '../party.ts'
import type { StayIndex } from './stay-index.ts'
import { sharesOf, type Shares } from './total-of-stay.ts'

/** How a party fills rooms: what pricing multiplies, by the index' shapes. */
export type PartyShares = {
  /** How many rooms it takes of which terms; terms that it doesn't fit are left out. */
  readonly needs: readonly { readonly rooms: number; readonly terms: readonly number[] }[]
  readonly byShape: readonly Shares[]
  /** Whether any room has somebody alone in it; somebody beyond its base, or a child. */
  readonly someAlone: boolean
  readonly someExtra: boolean
}

const KEEP = 200
const doesNotFit = { rooms: 0, single: 0, shared: 0, extraAdults: 0, childPercents: 0 }

/** The shares of a party, worked out once for all who come like that. */
export function sharesIn(index: StayIndex, party: Party): PartyShares {
  const key = `${party.adults} ${party.childAges.join()}`
  const known = index.parties.get(key)
  if (known) return known
  if (index.parties.size >= KEEP) index.parties.clear()
  const made = workOut(index, party)
  index.parties.set(key, made)
  return made
}

function workOut({ terms, shapes }: StayIndex, party: Party): PartyShares {
  const numbered = terms.map((it, at) => ({ at, rooms: roomsNeeded(party, it) }))
  const fitting = numbered.filter((it) => it.rooms !== null)
  const byShape = shapes.map((it) => sharesOf(party, it.terms, it.bands) ?? doesNotFit)
  return {
    needs: [...Map.groupBy(fitting, (it) => it.rooms ?? 0)].map(([rooms, those]) => ({
      rooms,
      terms: those.map((it) => it.at),
    })),
    byShape,
    someAlone: byShape.some((it) => it.single > 0),
    someExtra: byShape.some((it) => it.extraAdults > 0 || it.childPercents > 0),
  }
}
