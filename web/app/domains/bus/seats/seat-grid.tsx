import type { BusSeat } from '@rihla/contract/bus/seats'
import { Check, Clock, DoorOpen, X } from '../../../ui/brand/icons.ts'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { ChosenSeat } from '../journey/journey.ts'
import { useBusText } from '../use-bus-text.ts'
import { has } from './seat-choice.ts'
import { isArrow, neighbour, seatMapOf, stateOf, type SeatMap, type SeatState } from './seat-map.ts'

/** What stands on a seat: its number, or why it can't be had; never colour alone. */
export function SeatMark({ state, number }: { state: SeatState; number: string }) {
  if (state === 'held') return <Clock size={18} aria-hidden />
  if (state === 'taken') return <X size={17} aria-hidden />
  return (
    <>
      {number}
      {state === 'chosen' && <Check className="seat-check" aria-hidden />}
    </>
  )
}

/** Where a seat is, in a word; `column` counts from the driver's left. */
export function usePlace(map: SeatMap): (seat: BusSeat) => string {
  const t = useBusText()
  return (seat) => {
    const row = map.rows.find(({ seats }) => seats.includes(seat))
    const column = row?.seats.indexOf(seat) ?? -1
    if (seat.IsWindow) return t('window')
    return t(column === map.aisle || column === map.aisle + 1 ? 'aisle' : 'middle')
  }
}

const Wheel = () => (
  <svg width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="currentColor" aria-hidden>
    <circle cx="13" cy="13" r="10.5" strokeWidth="2.4" />
    <circle cx="13" cy="13" r="3" strokeWidth="1.8" />
    <path d="M3 11.5 10 12.4M16 12.4l7-.9M13 16v7" strokeWidth="2" />
  </svg>
)

function Front() {
  const t = useBusText()
  return (
    <div className="bus-front">
      <div className="bus-windscreen" aria-hidden />
      <div className="bus-cab">
        <span>
          <Wheel />
          {t('driver')}
        </span>
        <span className="bus-door">
          <DoorOpen size={18} aria-hidden />
          {t('door')}
        </span>
      </div>
    </div>
  )
}

export type SeatGridProps = {
  seats: readonly BusSeat[]
  chosen: readonly ChosenSeat[]
  onToggle: (seat: BusSeat) => void
}

/** The bus from above, the same way round in every language; arrows move as on the vehicle. */
export function SeatGrid({ seats, chosen, onToggle }: SeatGridProps) {
  const t = useBusText()
  const map = seatMapOf(seats)
  const placeOf = usePlace(map)
  const grid = useRef<HTMLDivElement>(null)
  const first = seats.find((seat) => stateOf(seat, false) === 'free') ?? seats[0]
  const [focused, setFocused] = useState<number | null>(null)
  const current = focused ?? first?.SeatID
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isArrow(event.key) || current === undefined) return
    event.preventDefault()
    const to = neighbour(map, current, event.key)
    setFocused(to)
    grid.current?.querySelector<HTMLElement>(`[data-seat="${to}"]`)?.focus()
  }
  const tracks = Array.from({ length: map.columns }, (_, at) =>
    at === map.aisle ? 'var(--seat) var(--aisle)' : 'var(--seat)',
  )
  return (
    <div className="bus-body" dir="ltr">
      <Front />
      <div
        ref={grid}
        role="grid"
        aria-label={t('mapLabel')}
        aria-multiselectable
        tabIndex={-1}
        className="bus-seats"
        onKeyDown={onKeyDown}
      >
        {map.rows.map((row) => (
          <div
            key={row.number}
            role="row"
            className="bus-row"
            style={{ gridTemplateColumns: tracks.join(' ') }}
          >
            {row.seats.map((seat, column) => {
              const state = seat && stateOf(seat, has(chosen, seat.SeatID))
              return [
                <div key={map.positions[column]} role="gridcell" aria-selected={state === 'chosen'}>
                  {seat && state && (
                    <button
                      type="button"
                      className="seat"
                      data-seat={seat.SeatID}
                      data-state={state}
                      tabIndex={seat.SeatID === current ? 0 : -1}
                      aria-disabled={state === 'held' || state === 'taken' || undefined}
                      aria-label={t('seatName', {
                        n: seat.SeatNumber,
                        place: placeOf(seat),
                        state: t(`seat-${state}`),
                      })}
                      onFocus={() => setFocused(seat.SeatID)}
                      onClick={() => {
                        if (state === 'free' || state === 'chosen') onToggle(seat)
                      }}
                    >
                      <SeatMark state={state} number={seat.SeatNumber} />
                    </button>
                  )}
                </div>,
                column === map.aisle && (
                  <span key="aisle" className="bus-aisle" aria-hidden>
                    {row.number}
                  </span>
                ),
              ]
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
