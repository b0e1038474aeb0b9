import type { BusService } from '@rihla/contract/desk/buses/calls'
import { ArrowRight, CalendarX2, ChevronDown, Settings2 } from '../../../ui/brand/icons.ts'
import { useId, useState } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/card/badge.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useMay } from '../use-me.ts'
import { Departures } from './departures.tsx'
import { arrivalOf, weekdaysText } from './service-text.ts'
import { useDaysText } from './use-days-text.ts'

function Times({ it }: { it: BusService }) {
  const t = useDeskText()
  const arrival = arrivalOf(it)
  const [hours, minutes] = [Math.floor(it.Minutes / 60), it.Minutes % 60]
  return (
    <div>
      <h3 className="desk-service-times">
        <bdi>{it.Departs}</bdi>
        <ArrowRight size={18} className="mirror" aria-hidden />
        <bdi>{arrival.time}</bdi>
        {arrival.days > 0 && <small>{t('busNextDay', { count: arrival.days })}</small>}
      </h3>
      <p className="type-small text-ink-2">
        {t(minutes === 0 ? 'busRideHours' : 'busRide', { hours, minutes })}
      </p>
    </div>
  )
}

type Props = {
  readonly it: BusService
  readonly today: string
  /** Opens the question about it. */
  readonly onChange: () => void
  readonly onEnd: () => void
}

/** A row of the timetable, with what can be done with it, and its departures when they are asked for. */
export function ServiceRow({ it, today, onChange, onEnd }: Props) {
  const t = useDeskText()
  const may = useMay()
  const language = useLanguage()
  const daysText = useDaysText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="desk-row desk-service">
      <div className="desk-service-facts">
        <Times it={it} />
        <div>
          <p className="font-semibold">{weekdaysText(it.Weekdays, language, t('busEveryDay'))}</p>
          <p className="type-small text-ink-2">{daysText(it, today)}</p>
        </div>
        <div>
          <p>
            <Money egp={it.Price} className="font-semibold" />{' '}
            <span className="type-small text-ink-2">{t('busOneWay')}</span>
          </p>
          <p className="type-small text-ink-2">
            <Money egp={it.RoundPrice} /> {t('busAsLeg')}
          </p>
        </div>
        <div className="grid content-start gap-1 justify-items-start">
          <Badge tone="soft">
            <bdi>{it.Class}</bdi>
          </Badge>
          <p className="type-small text-ink-2">{t('busSeats', { count: it.Seats })}</p>
        </div>
      </div>
      <div className="desk-deeds">
        {may('changeTimetable') && (
          <Button size="small" onClick={onChange}>
            <Settings2 aria-hidden />
            {t('busChange')}
          </Button>
        )}
        {may('endTimetable') && (
          <Button kind="danger-quiet" size="small" onClick={onEnd}>
            <CalendarX2 aria-hidden />
            {t('busEnd')}
          </Button>
        )}
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown aria-hidden className={isOpen ? 'rotate-180' : ''} />
          {t('busDepartures')}
        </Button>
      </div>
      <div id={id} className="grid gap-3" hidden={!isOpen}>
        {isOpen && <Departures id={it.Id} />}
      </div>
    </li>
  )
}
