import type { DeskReservation } from '@rihla/contract/desk/reservations'
import { agesOf } from '../phone-sales/sale-draft.ts'

/** What can be changed of a reservation, and on what terms. */
export type Offered = NonNullable<DeskReservation['Change']>

/** Days and party as they are typed. */
export type ChangeDraft = {
  readonly from: string | null
  readonly to: string | null
  readonly adults: number | null
  readonly ages: string
}

/** To begin with, as it is booked. */
export const draftOf = ({ Reservation, ToDate }: DeskReservation, it: Offered): ChangeDraft => ({
  from: Reservation.FromDate,
  to: ToDate,
  adults: it.Adults,
  ages: it.Ages.join(', '),
})

/** What is priced and asked for; null while something is missing, or all is as it is booked. */
export function wantedOf(draft: ChangeDraft, was: ChangeDraft, { HasTo }: Offered) {
  const ages = agesOf(draft.ages)
  if (draft.from === null || !draft.adults || ages === null) return null
  if (HasTo && (draft.to === null || draft.to <= draft.from)) return null
  const wanted = {
    From: draft.from,
    To: HasTo ? (draft.to ?? undefined) : undefined,
    Adults: draft.adults,
    Ages: ages.length > 0 ? ages : undefined,
  }
  const isSame =
    draft.from === was.from &&
    (!HasTo || draft.to === was.to) &&
    draft.adults === was.adults &&
    sorted(ages) === sorted(agesOf(was.ages) ?? [])
  return isSame ? null : wanted
}
export type Wanted = NonNullable<ReturnType<typeof wantedOf>>

const sorted = (ages: readonly number[]): string => ages.toSorted((a, b) => a - b).join()
