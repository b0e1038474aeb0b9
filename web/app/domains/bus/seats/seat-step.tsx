import type { BusTrip } from '@rihla/contract/bus/trips'
import { Sparkles, Timer, X } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button, IconButton, LinkButton } from '../../../ui/button/button.tsx'
import { ErrorBlock, EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import { LoadingArea, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { StepHeading } from '../../../ui/navigation/step-heading.tsx'
import { busSearchHref } from '../addresses.ts'
import type { Leg } from '../journey/journey.ts'
import { codeOf, holdErrorText } from '../hold-error.ts'
import { timesOf } from '../times.ts'
import { useBusText } from '../use-bus-text.ts'
import { useTripDay } from '../use-trip-text.ts'
import { seatPrice } from '../price.ts'
import { SeatGrid, SeatMark, usePlace } from './seat-grid.tsx'
import { seatMapOf, type SeatState } from './seat-map.ts'
import { seatList } from './seat-list.ts'
import type { SeatSelection } from './use-seats.ts'

const legend: readonly SeatState[] = ['free', 'chosen', 'held', 'taken']

function Legend() {
  const t = useBusText()
  return (
    <div className="panel seat-choice seat-key">
      <h3 className="type-title max-md:sr-only">{t('legend')}</h3>
      <ul className="seat-legend">
        {legend.map((state) => (
          <li key={state}>
            <span className="seat seat-small" data-state={state} aria-hidden>
              <SeatMark state={state} number={state === 'chosen' ? '7' : '12'} />
            </span>
            {t(`legend-${state}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

type StepProps = { selection: SeatSelection; leg: Leg; trip: BusTrip }

/** What is chosen so far, each with a way to let it go. */
function Chosen({ selection, leg, trip }: StepProps) {
  const t = useBusText()
  const { journey, maps, toggle } = selection
  const seats = maps[leg].data ?? []
  const map = seatMapOf(seats)
  const placeOf = usePlace(map)
  const chosen = seats.filter(({ SeatID }) => journey.seats[leg].some(({ id }) => id === SeatID))
  return (
    <>
      {chosen.length > 0 && (
        <ul className="grid gap-2">
          {chosen.map((seat) => (
            <li key={seat.SeatID} className="seat-chosen">
              <strong>{t('seatShort', { n: seat.SeatNumber })}</strong>
              <span className="type-small flex-1 text-ink-2">
                {t('seatWhere', {
                  row: map.rows.find((row) => row.seats.includes(seat))?.number ?? '',
                  place: placeOf(seat),
                })}
              </span>
              <strong className="type-small">
                <Money egp={seatPrice(trip, journey)} />
              </strong>
              <IconButton
                label={t('letGo', { n: seat.SeatNumber })}
                onClick={() => void toggle(leg, seat)}
              >
                <X size={17} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Legend, count, the seats chosen, and the offer to choose them. */
function Choice({ selection, leg, trip, note }: StepProps & { note: string | null }) {
  const t = useBusText()
  const language = useLanguage()
  const [done, setDone] = useState<string | null>(null)
  const { journey, maps, together } = selection
  const n = journey.seats[leg].length
  const choose = (): void => {
    const found = together(leg)
    setDone(
      found.length > 0
        ? t('togetherDone', { seats: seatList(t, found, language) })
        : t('togetherFew'),
    )
  }
  return (
    <div className="panel seat-choice">
      <div role="status">
        <h3 className="type-title">{t('chosenOf', { n, total: journey.passengers })}</h3>
      </div>
      <Chosen selection={selection} leg={leg} trip={trip} />
      <Button
        size="small"
        className="justify-self-start"
        disabled={!maps[leg].data}
        onClick={choose}
      >
        <Sparkles aria-hidden />
        {t('together')}
      </Button>
      <p role="status" className="type-small text-ink-2 empty:hidden">
        {note ?? done}
      </p>
      <p className="notice notice-soft">
        <Timer aria-hidden />
        {t('holdHint')}
      </p>
    </div>
  )
}

function MapSkeleton() {
  const t = useBusText()
  return (
    <LoadingArea className="bus-body" text={t('seatsLoading')}>
      <Skeleton className="h-[620px] w-[260px]" />
    </LoadingArea>
  )
}

/** The seats of one leg. */
export function SeatStep({ selection, leg, trip, still }: StepProps & { still: boolean }) {
  const t = useBusText()
  const day = useTripDay()
  const [note, setNote] = useState<string | null>(null)
  const { journey, maps, toggle } = selection
  const { data, error, refetch } = maps[leg]
  // The other way stays chosen.
  const kept =
    leg === 'going'
      ? { going: null, back: journey.back?.TripID ?? null }
      : { going: journey.going.TripID, back: null }
  const other = (
    <LinkButton to={busSearchHref(journey.search, undefined, kept)}>{t('otherTrip')}</LinkButton>
  )
  return (
    <section>
      <StepHeading className="type-h1" still={still}>
        {t('chooseTitle', { place: trip.StationNameTo })}
      </StepHeading>
      <p className="type-small mt-1 mb-5 text-ink-2">
        {t('chooseText', {
          date: day(trip),
          time: timesOf(trip).departure.time,
          station: trip.StationNameFrom,
          className: trip.TripClassName,
        })}
      </p>
      {!data && error ? (
        <ErrorBlock
          title={t('seatsFailed')}
          text={holdErrorText(error) === 'own' ? error.message : undefined}
          actions={
            <>
              {codeOf(error) !== 'trip_not_found' && (
                <Button kind="teal" onClick={() => void refetch()}>
                  {t('tryAgain')}
                </Button>
              )}
              {other}
            </>
          }
        />
      ) : data?.length === 0 ? (
        <EmptyBlock title={t('seatsNone')} text={t('seatsNoneText')} actions={other} />
      ) : (
        <div className="seat-step">
          <Legend />
          {data ? (
            <SeatGrid
              seats={data}
              chosen={journey.seats[leg]}
              onToggle={(seat) =>
                setNote(toggle(leg, seat) ? null : t('limitReached', { total: journey.passengers }))
              }
            />
          ) : (
            <MapSkeleton />
          )}
          <Choice selection={selection} leg={leg} trip={trip} note={note} />
        </div>
      )}
    </section>
  )
}
