import type { InventoryDay } from '@rihla/contract/desk/inventory'
import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { useRef, useState, type KeyboardEvent } from 'react'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { monthText, weekdayText, weeksOf, type Month } from './month.ts'
import type { DayChoice } from './use-day-range.ts'

/** How many days a key moves on: in Arabic the next day stands to the left. */
function stepOf(key: string): number | undefined {
  const forward = document.dir === 'rtl' ? -1 : 1
  return { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: 7, ArrowUp: -7 }[key]
}

function Figures({ it }: { it: InventoryDay }) {
  const t = useDeskText()
  return (
    <>
      {it.Closed ? (
        <span className="desk-day-closed">{t('dayClosed')}</span>
      ) : (
        <span className="desk-day-free">
          <strong>{it.Free}</strong> <small>{t('dayFree', { all: it.Allotment })}</small>{' '}
          <span className="sr-only">{t('dayFreeSaid')}</span>
        </span>
      )}
      <span className="desk-day-claims">
        {it.Sold > 0 && <span>{t('daySold', { count: it.Sold })}</span>}{' '}
        {it.Held > 0 && <span>{t('dayHeld', { count: it.Held })}</span>}{' '}
      </span>
      {it.Price !== null && (
        <span className="desk-day-price" data-own={it.IsOwnPrice ? '' : undefined}>
          <Money egp={it.Price} />
          {it.IsOwnPrice && <span className="sr-only"> {t('dayOwnPrice')}</span>}
        </span>
      )}
    </>
  )
}

/** A day to press; one that is past can be read and no more. */
function Day({
  it,
  today,
  isHere,
  onFocus,
  onPress,
}: {
  it: InventoryDay
  today: CalendarDate
  isHere: boolean
  onFocus: () => void
  onPress: () => void
}) {
  const language = useLanguage()
  const isPast = it.Day < today
  return (
    <button
      type="button"
      className="desk-day"
      tabIndex={isHere ? 0 : -1}
      data-day={it.Day}
      data-full={it.Free === 0 ? '' : undefined}
      aria-disabled={isPast}
      onFocus={onFocus}
      onClick={isPast ? undefined : onPress}
    >
      <span className="desk-day-number" data-today={it.Day === today ? '' : undefined}>
        <span className="desk-day-wide" aria-hidden>
          {Number(it.Day.slice(8))}
        </span>
        <span className="desk-day-narrow">{weekdayDayMonth(it.Day, language)}</span>
      </span>{' '}
      <Figures it={it} />
    </button>
  )
}

type Props = {
  readonly month: Month
  readonly today: CalendarDate
  readonly days: readonly InventoryDay[]
  readonly choice: DayChoice
}

/** A month of days: figures in each, and a range of them to choose by pointer or keyboard. */
export function DayGrid({ month, today, days, choice }: Props) {
  const t = useDeskText()
  const language = useLanguage()
  const grid = useRef<HTMLDivElement>(null)
  const byDay = new Map(days.map((it) => [it.Day, it]))
  const first = days.find(({ Day }) => Day >= today) ?? days[0]
  const [at, setAt] = useState<CalendarDate | null>(null)
  // One day of the grid is reached by Tab; arrows move from it.
  const here = at !== null && byDay.has(at) ? at : first?.Day
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = stepOf(event.key)
    if (step === undefined || here === undefined) return
    event.preventDefault()
    // Days without places are passed over.
    let next = addDays(here, step)
    while (next.startsWith(month) && !byDay.has(next)) next = addDays(next, step)
    if (!byDay.has(next)) return
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
    if (event.shiftKey && next >= today && here >= today) choice.widen(next, here)
  }
  const isChosen = (day: CalendarDate): boolean =>
    choice.range !== null && choice.range.from <= day && day <= choice.range.to
  const weeks = weeksOf(month)
  return (
    <div
      ref={grid}
      role="grid"
      className="desk-month"
      aria-label={t('daysOf', { month: monthText(month, language) })}
      aria-multiselectable
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div role="rowgroup" className="desk-month-head">
        <div role="row">
          {(weeks[1] ?? []).map((day) => (
            <div key={day} role="columnheader">
              {day && weekdayText(day, language)}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        {weeks.map((week) => (
          <div
            key={week.find((day) => day !== null)}
            role="row"
            data-empty={week.some((day) => day !== null && byDay.has(day)) ? undefined : ''}
          >
            {week.map((day, place) => {
              const it = day === null ? undefined : byDay.get(day)
              if (day === null || !it)
                return (
                  <div key={day ?? `none ${place}`} role="gridcell" data-empty="">
                    {day && <span className="desk-day-number">{Number(day.slice(8))}</span>}
                  </div>
                )
              return (
                <div key={day} role="gridcell" aria-selected={isChosen(day)}>
                  <Day
                    it={it}
                    today={today}
                    isHere={day === here}
                    onFocus={() => setAt(day)}
                    onPress={() => choice.press(day)}
                  />
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
