import type { BusDeparture } from '@rihla/contract/desk/buses/calls'
import { useQuery } from '@tanstack/react-query'
import { Ban, RotateCcw } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/card/badge.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { NotThereYet } from '../shell/not-there-yet.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useMay } from '../use-me.ts'
import { busDeparturesQuery } from './bus-queries.ts'

/** Two weeks are seen at first. */
const SHOWN = 14

/** What becomes of a departure, and what each is called. */
const deeds = {
  cancel: {
    to: { Runs: false },
    icon: Ban,
    text: 'busCancel',
    submit: 'busCancelSubmit',
    title: 'busCancelTitle',
    note: 'busCancelNote',
    done: 'busCancelDone',
  },
  restore: {
    to: { Runs: true },
    icon: RotateCcw,
    text: 'busRestore',
    submit: 'busRestore',
    title: 'busRestoreTitle',
    note: 'busRestoreNote',
    done: 'busRestoreDone',
  },
  endSale: {
    to: { Runs: true, OnSale: false },
    icon: Ban,
    text: 'busEndSale',
    submit: 'busEndSale',
    title: 'busEndSaleTitle',
    note: 'busEndSaleNote',
    done: 'busEndSaleDone',
  },
  sellAgain: {
    to: { Runs: true },
    icon: RotateCcw,
    text: 'busSellAgain',
    submit: 'busSellAgain',
    title: 'busSellAgainTitle',
    note: 'busRestoreNote',
    done: 'busRestoreDone',
  },
} as const

/** One that somebody has a seat of isn't cancelled here: its sale can end. */
const deedFor = (it: BusDeparture): keyof typeof deeds =>
  it.Sold + it.Held > 0 ? (it.OnSale ? 'endSale' : 'sellAgain') : it.Runs ? 'cancel' : 'restore'

function SetDeparture({ it }: { it: BusDeparture }) {
  const t = useDeskText()
  const api = useApi()
  const day = weekdayDayMonth(it.Day, useLanguage())
  const { to, icon: Icon, text, submit, title, note, done } = deeds[deedFor(it)]
  return (
    <DeedButton
      about={it.TripId}
      kind={Icon === Ban ? 'danger-quiet' : 'secondary'}
      icon={<Icon aria-hidden />}
      text={t(text)}
      submit={t(submit)}
      title={t(title, { day, time: it.Departs })}
      note={t(note)}
      run={async (deed) => {
        await api.call('setBusDeparture', { id: it.TripId, ...to, ...deed })
        return t(done)
      }}
    />
  )
}

function DepartureLine({ it }: { it: BusDeparture }) {
  const t = useDeskText()
  const may = useMay()
  const language = useLanguage()
  // What its row has no more can be taken off sale, and isn't put back.
  const isGone = !it.OnSale && !it.InTimetable
  return (
    <li className="desk-departure">
      <span className="font-semibold">
        {weekdayDayMonth(it.Day, language)} <bdi>{it.Departs}</bdi>
      </span>
      <span className="text-ink-2">
        {t('busDepartureSeats', { sold: it.Sold, seats: it.Seats })}
        {it.Held > 0 && <> · {t('busDepartureHeld', { held: it.Held })}</>}
      </span>
      <Money egp={it.Price} />
      <span className="desk-departure-end">
        {it.HasLeft && <Badge tone="plain">{t('busLeft')}</Badge>}
        {!it.HasLeft && !it.Runs && <Badge tone="bad">{t('busCancelled')}</Badge>}
        {!it.HasLeft && it.Runs && !it.OnSale && <Badge tone="plain">{t('busSaleEnded')}</Badge>}
        {!it.HasLeft && isGone && (
          <span className="type-caption text-ink-2">{t('busNotInTimetable')}</span>
        )}
        {!it.HasLeft && !isGone && may('setBusDeparture') && <SetDeparture it={it} />}
      </span>
    </li>
  )
}

/** The departures that are opened of a row, with what is sold of them; one can be cancelled, or its sale ended. */
export function Departures({ id }: { id: number }) {
  const t = useDeskText()
  const [isAll, setAll] = useState(false)
  const { data, error, refetch } = useQuery(busDeparturesQuery(useApi(), id))
  if (!data) return <NotThereYet error={error} retry={refetch} />
  const { Items } = data
  if (Items.length === 0) return <p className="text-ink-2">{t('busDeparturesNone')}</p>
  const shown = isAll ? Items : Items.slice(0, SHOWN)
  return (
    <>
      <ul className="desk-departures">
        {shown.map((it) => (
          <DepartureLine key={it.TripId} it={it} />
        ))}
      </ul>
      {shown.length < Items.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {t('busDeparturesMore', { count: Items.length - shown.length })}
        </Button>
      )}
    </>
  )
}
