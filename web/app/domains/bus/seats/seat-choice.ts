import type { BusSeat } from '@rihla/contract/bus/seats'
import type { ChosenSeat, SavedJourney, Leg, SeatStep } from '../journey/journey.ts'
import { isOpen } from './seat-map.ts'

export const chosenOf = ({ SeatID, SeatNumber }: BusSeat): ChosenSeat => ({
  id: SeatID,
  number: SeatNumber,
})

export const has = (chosen: readonly ChosenSeat[], id: number): boolean =>
  chosen.some((seat) => seat.id === id)

/**
 * Chosen, or let go again; never more than there are passengers. A single traveller moves
 * with one press. Null: nothing changes, because all are chosen.
 */
export function toggled(
  chosen: readonly ChosenSeat[],
  seat: BusSeat,
  most: number,
): readonly ChosenSeat[] | null {
  if (has(chosen, seat.SeatID)) return chosen.filter(({ id }) => id !== seat.SeatID)
  if (chosen.length < most) return [...chosen, chosenOf(seat)]
  return most === 1 ? [chosenOf(seat)] : null
}

/** What is chosen, without what others have taken meanwhile, and what that was. */
export function withoutLost(
  chosen: readonly ChosenSeat[],
  seats: readonly BusSeat[] | undefined,
): { left: readonly ChosenSeat[]; lost: readonly ChosenSeat[] } {
  if (!seats) return { left: chosen, lost: [] }
  const open = new Set(seats.filter(isOpen).map(({ SeatID }) => SeatID))
  return {
    left: chosen.filter(({ id }) => open.has(id)),
    lost: chosen.filter(({ id }) => !open.has(id)),
  }
}

type Choosing = Pick<SavedJourney, 'seats' | 'passengers' | 'back'>

/** Whether a leg has a seat for every passenger. */
export const isFull = ({ seats, passengers }: Choosing, leg: Leg): boolean =>
  seats[leg].length === passengers

/** The first leg that still wants seats, else the summary. */
export const nextStep = (journey: Choosing): SeatStep =>
  !isFull(journey, 'going')
    ? 'going'
    : journey.back && !isFull(journey, 'back')
      ? 'back'
      : 'summary'

/** A saved step that what is chosen allows. */
export const allowedStep = (journey: Choosing, step: SeatStep): SeatStep => {
  const next = nextStep(journey)
  if (step === 'summary') return next
  return step === 'back' && (!journey.back || !isFull(journey, 'going')) ? 'going' : step
}

/** How a step stands in the summary at the side. */
export const statusOf = (
  journey: Choosing,
  leg: Leg,
  step: SeatStep,
): 'completed' | 'active' | 'pending' =>
  step === leg ? 'active' : isFull(journey, leg) ? 'completed' : 'pending'
