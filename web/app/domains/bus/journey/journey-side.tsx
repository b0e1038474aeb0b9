import { ArrowRight, Check, Circle, CircleDot } from '../../../ui/brand/icons.ts'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button, type ButtonProps } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/card/badge.tsx'
import type { SavedJourney, Leg } from './journey.ts'
import { LegSummary } from '../leg-summary.tsx'
import { PriceLines, TotalLine } from '../price-lines.tsx'
import { priceOf } from '../price.ts'
import { statusOf } from '../seats/seat-choice.ts'
import { seatList } from '../seats/seat-list.ts'
import { useBusText } from '../use-bus-text.ts'
import { useTripDay } from '../use-trip-text.ts'

const looks = {
  completed: ['ok', Check],
  active: ['soft', CircleDot],
  pending: ['plain', Circle],
} as const

function StepStatus({ status }: { status: keyof typeof looks }) {
  const t = useBusText()
  const [tone, Icon] = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`status-${status}`)}
    </Badge>
  )
}

/** The step's large button; on phones along the bottom of the screen, behind what stands beside it. */
export const BusBar = ({
  beside,
  children,
  ...button
}: Omit<ButtonProps, 'kind' | 'size' | 'block'> & { beside: ReactNode }) => (
  <div className="bus-bar">
    {beside}
    <Button kind="primary" size="large" block {...button}>
      {children}
      <ArrowRight className="mirror" aria-hidden />
    </Button>
  </div>
)

/** Both legs with their seats and how each step stands, and the price; beside every step. */
export function JourneySide({
  journey,
  onChange,
  settled,
  amount,
  children,
}: {
  journey: SavedJourney
  onChange?: (leg: Leg) => void
  /** Nothing can be changed any more: the steps are not shown. */
  settled?: boolean
  /** What is charged for the held seats. Prices that come to something else are of another time, and not shown. */
  amount?: number
  children?: ReactNode
}) {
  const t = useBusText()
  const language = useLanguage()
  const day = useTripDay()
  const { going, back, passengers, seats, step } = journey
  const legs = [
    ['going', going, 'outbound'] as const,
    ...(back ? [['back', back, 'inbound'] as const] : []),
  ]
  const isOfNow = amount === undefined || priceOf({ going, back }, passengers).total === amount
  return (
    <aside className="panel bus-journey" aria-label={t('journey')}>
      <h2 className="type-h3">{t('journey')}</h2>
      {legs.map(([leg, trip, name]) => (
        <LegSummary
          key={leg}
          trip={trip}
          title={t(name, { date: day(trip) })}
          detail={seats[leg].length > 0 ? seatList(t, seats[leg], language) : t('seatsNotChosen')}
          egp={isOfNow ? trip.Price * passengers : null}
          status={!settled && <StepStatus status={statusOf(journey, leg, step)} />}
          onChange={onChange && step !== leg ? () => onChange(leg) : undefined}
        />
      ))}
      {isOfNow ? (
        <PriceLines legs={{ going, back }} passengers={passengers} />
      ) : (
        <TotalLine egp={amount} />
      )}
      {children}
      <p className="type-caption text-center text-ink-2">{t('cancelNote')}</p>
    </aside>
  )
}
