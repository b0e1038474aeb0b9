import type { BusTrip } from '@rihla/contract/bus/trips'
import { ArrowRight } from '../../../ui/brand/icons.ts'
import { useId } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { LegSummary } from '../leg-summary.tsx'
import { PriceLines } from '../price-lines.tsx'
import { priceOf, tooFull } from '../price.ts'
import { useBusText } from '../use-bus-text.ts'
import { useTripDay } from '../use-trip-text.ts'
import { PassengersStepper } from './passengers-field.tsx'

export type JourneyPanelProps = {
  going: BusTrip | null
  back: BusTrip | null
  round: boolean
  passengers: number
  onPassengers: (count: number) => void
  onChangeLeg: (leg: 'going' | 'back') => void
  onConfirm: () => void
}

/** Why the chosen trips can’t be booked yet, as a text; null when they can. */
export function useObstacle({ going, back, round, passengers }: JourneyPanelProps): string | null {
  const t = useBusText()
  if (!going || (round && !back)) return t(round ? 'needBoth' : 'needOne')
  const full = tooFull({ going, back: round ? back : null }, passengers)
  return full ? t('notEnough', { passengers: t('passengersCount', { count: passengers }) }) : null
}

/** What is chosen, for how many, at what price; beside the lists, and as a bar on phones. */
export function JourneyPanel(props: JourneyPanelProps) {
  const { going, back, round, passengers, onPassengers, onChangeLeg, onConfirm } = props
  const t = useBusText()
  const day = useTripDay()
  const note = useId()
  const obstacle = useObstacle(props)
  const legs = going && { going, back: round ? back : null }
  const confirm = (
    <Button
      kind="primary"
      size="large"
      block
      disabled={obstacle !== null}
      aria-describedby={note}
      onClick={onConfirm}
    >
      {t('confirm')}
      <ArrowRight className="mirror" aria-hidden />
    </Button>
  )
  const sides = [
    ['going', going, 'outboundShort', 'chooseOutbound'],
    ['back', round ? back : null, 'inbound', 'chooseReturn'],
  ] as const
  return (
    <aside className="panel bus-journey" aria-label={t('journey')}>
      <h2 className="type-h3">{t('journey')}</h2>
      {sides.slice(0, round ? 2 : 1).map(([leg, trip, name, missing]) =>
        trip ? (
          <LegSummary
            key={leg}
            trip={trip}
            title={t(name, { date: day(trip) })}
            detail={t('seatsLeft', { count: trip.RemainingChairs })}
            egp={trip.Price * passengers}
            onChange={() => onChangeLeg(leg)}
          />
        ) : (
          <p key={leg} className="bus-leg text-ink-3">
            {t(missing)}
          </p>
        ),
      )}
      <div className="bus-leg">
        <PassengersStepper count={passengers} onChange={onPassengers} />
      </div>
      {legs && (!round || back) && <PriceLines legs={legs} passengers={passengers} />}
      <div className={legs ? 'bus-bar' : undefined}>
        {legs && (!round || back) && (
          <p className="grid lg:hidden">
            <span className="type-caption text-ink-2">{t('total')}</span>
            <strong className="text-[1.1875rem]">
              <Money egp={priceOf(legs, passengers).total} />
            </strong>
          </p>
        )}
        {confirm}
      </div>
      <p id={note} className="type-caption text-center text-ink-2" role="status">
        {obstacle ?? t('cancelNote')}
      </p>
    </aside>
  )
}
