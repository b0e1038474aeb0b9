import type { packageDeparture } from '@rihla/contract/catalogue/packages'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { useEffect, useRef } from 'react'
import type { output } from 'zod/mini'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { Price } from '../../../ui/card/price.tsx'
import { Section, usePrices } from '../../catalogue/index.ts'
import { usePackagesText } from '../use-packages-text.ts'

export type Departure = output<typeof packageDeparture>
type Choosing = {
  departures: readonly Departure[]
  /** Until when offer prices hold; an ISO instant. */
  expires: string | null
  chosen: CalendarDate
  onChoose: (date: CalendarDate) => void
}

/** A departure can be taken out of sight by its own price rules: the offer counts while it is valid. */
const useDeparturePrice = ({ Price: price, OfferPrice }: Departure, expires: string | null) =>
  usePrices({ Price: price, OfferPrice, OfferExpirationDate: expires })

function DepartureButton({
  departure,
  expires,
  chosen,
  onChoose,
}: Omit<Choosing, 'departures'> & { departure: Departure }) {
  const t = usePackagesText()
  const language = useLanguage()
  const prices = useDeparturePrice(departure, expires)
  const { Date: date, IsAvailable, PlacesLeft, UnavailableText } = departure
  const here = date === chosen
  return (
    <button
      type="button"
      className="departure"
      aria-pressed={here}
      disabled={!IsAvailable}
      onClick={() => onChoose(date)}
    >
      <span className="font-semibold">{weekdayDayMonth(date, language)}</span>
      {IsAvailable ? (
        <>
          <Price {...prices} untagged />
          <span className={PlacesLeft === null ? 'text-ink-2' : 'font-medium text-coral-ink'}>
            {here
              ? t('chosen')
              : PlacesLeft === null
                ? t('placesFree')
                : t('placesLeft', { count: PlacesLeft })}
          </span>
        </>
      ) : (
        <span className="text-ink-2">{UnavailableText ?? t('soldOut')}</span>
      )}
    </button>
  )
}

const middleOf = (it: Element): number => {
  const { left, right } = it.getBoundingClientRect()
  return (left + right) / 2
}

/** On phones the list is a strip, and earlier ones stand before the chosen one: it begins at that. */
function useChosenInView() {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const here = list.current?.querySelector('[aria-pressed=true]')
    if (list.current && here) list.current.scrollLeft += middleOf(here) - middleOf(list.current)
  }, [])
  return list
}

/** The departures around the chosen one with their prices and places; those that can't be booked say why. */
export function DeparturesSection(choosing: Choosing) {
  const t = usePackagesText()
  const { departures, ...rest } = choosing
  const list = useChosenInView()
  return (
    <Section id="departures" title={t('departures')}>
      {departures.length === 0 ? (
        <p className="text-ink-2">{t('noDepartures')}</p>
      ) : (
        <div ref={list} className="departures">
          {departures.map((departure) => (
            <DepartureButton key={departure.Date} departure={departure} {...rest} />
          ))}
        </div>
      )}
    </Section>
  )
}

function MoveButton({ departure, expires, onChoose }: Choosing & { departure: Departure }) {
  const language = useLanguage()
  const { now } = useDeparturePrice(departure, expires)
  return (
    <Button kind="soft" block onClick={() => onChoose(departure.Date)}>
      <span>{weekdayDayMonth(departure.Date, language)}</span>
      <span aria-hidden>·</span>
      <Money egp={now} />
    </Button>
  )
}

const OFFERED = 3

/** The nearest to a day, in their order: later ones first, but one before it wherever there is one. */
function nearestTo(chosen: CalendarDate, departures: readonly Departure[]): Departure[] {
  const later = departures.filter(({ Date: date }) => date > chosen)
  const earlier = departures.filter(({ Date: date }) => date < chosen).toReversed()
  const most = OFFERED - Math.min(earlier.length, 1)
  const near = [...later.slice(0, most), ...earlier].slice(0, OFFERED)
  return near.toSorted((a, b) => (a.Date < b.Date ? -1 : 1))
}

/** Where the chosen day has nothing: the nearest ones that do, a press away. */
export function NextDepartures(choosing: Choosing) {
  const t = usePackagesText()
  const { departures, chosen } = choosing
  const bookable = departures.filter(({ IsAvailable }) => IsAvailable)
  const free = nearestTo(chosen, bookable)
  if (free.length === 0) return <p className="type-small text-ink-2">{t('noDepartures')}</p>
  return (
    <div className="grid gap-2">
      <p className="type-small font-medium">{t('nextDepartures')}</p>
      {free.map((departure) => (
        <MoveButton key={departure.Date} departure={departure} {...choosing} />
      ))}
    </div>
  )
}
