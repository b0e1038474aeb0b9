import type { BusService } from '@rihla/contract/desk/buses/calls'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { DeedQuestion } from '../deeds/deed-button.tsx'
import { useOverEdition } from '../deeds/use-over-edition.ts'
import { useTyped } from '../deeds/use-typed.ts'
import { DayField } from '../promocodes/day-field.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { ServiceNow } from './service-now.tsx'
import { draftOf, TermsFields, termsOf, useTermsProblem, type TermsDraft } from './terms-fields.tsx'
import { useTimetableEffect } from './timetable-effect.tsx'
import { rowOfDay, useFollowed } from './use-followed.ts'
import { useShowingText } from './use-showing-text.ts'

type Props = {
  /** The row as it stood when it was asked about, and the whole timetable as it stands. */
  readonly row: BusService
  readonly services: readonly BusService[]
  readonly today: string
  /** The station of its line that is out of use; null: both are in use. */
  readonly stationOff: string | null
  readonly isOpen: boolean
  readonly onClose: () => void
}
type Days = { readonly from: string | null; readonly to: string | null }

/** The earlier of two last days; null: until further notice. */
const firstEnd = (one: string | null, other: string | null): string | null =>
  [one, other].filter((day) => day !== null).toSorted()[0] ?? null

const later = (one: string, other: string): string => (one > other ? one : other)

/** What of the typed terms is otherwise; null: nothing, or not what can be sent. */
function differing(it: BusService, draft: Parameters<typeof termsOf>[0]) {
  const terms = termsOf(draft)
  if (!terms) return null
  const parts = {
    ...(terms.Departs !== it.Departs && { Departs: terms.Departs }),
    ...(terms.Minutes !== it.Minutes && { Minutes: terms.Minutes }),
    ...(terms.Weekdays !== it.Weekdays && { Weekdays: terms.Weekdays }),
    ...(terms.Price !== it.Price && { Price: terms.Price }),
    ...(terms.RoundPrice !== it.RoundPrice && { RoundPrice: terms.RoundPrice }),
  }
  return Object.keys(parts).length > 0 ? parts : null
}

/** What is said above a question: what others have made meanwhile of what it is about. */
function noteOf(isClash: boolean, it: Parameters<typeof ServiceNow>[0], gone: string): ReactNode {
  if (it.rows.length === 0) return gone
  return isClash && <ServiceNow {...it} />
}

/** Another time, other days or another price, from a day on or for a season. */
export function ChangeService({ row, services, today, stationOff, isOpen, onClose }: Props) {
  const t = useDeskText()
  const api = useApi()
  const problemOf = useTermsProblem()
  const rows = useFollowed(row, services)
  const days: Days = { from: later((rows[0] ?? row).FirstDay, today), to: null }
  const [typed, change, forget] = useTyped<Partial<TermsDraft & Days>>({})
  const { from, to } = { ...days, ...typed }
  const it = rowOfDay(rows, from) ?? row
  const draft = { ...draftOf(it), ...typed }
  const { isClash, over } = useOverEdition(it.Edition, forget)
  const parts = rows.length > 0 ? differing(it, draft) : null
  const asked = parts && from ? { id: it.Id, From: from, To: to ?? undefined, ...parts } : null
  const effect = useTimetableEffect(it.Edition, asked)
  const showingText = useShowingText(today)
  if (!isOpen) return null
  return (
    <DeedQuestion
      about={row.Id}
      text={t('busChange')}
      title={t('busChangeTitle', { time: it.Departs })}
      onClose={onClose}
      note={noteOf(isClash, { rows, today }, t('busGone'))}
      check={() => {
        if (rows.length === 0) return t('busGone')
        const missing = from === null ? t('busFromMissing') : problemOf(draft)
        return missing ?? (asked ? effect.problem : t('busNothingAsked'))
      }}
      run={async (deed) => {
        if (!asked) return t('busNothingAsked')
        const { FirstDay } = await over(deed, (overIt) =>
          api.call('changeTimetable', { ...overIt, ...asked }),
        )
        if (stationOff) return t('busSavedOff', { station: stationOff })
        const { Weekdays: weekdays, Departs: departs } = { ...it, ...parts }
        return showingText({ from: FirstDay, to: firstEnd(to, it.LastDay), weekdays, departs })
      }}
    >
      <div className="desk-two">
        <DayField label={t('busFromDay')} value={from} onChange={(day) => change({ from: day })} />
        <DayField
          label={t('busToDay')}
          hint={t('busToHint')}
          value={to}
          onChange={(day) => change({ to: day })}
        />
      </div>
      <TermsFields draft={draft} onChange={change} />
      {effect.shown}
    </DeedQuestion>
  )
}

/** It runs no more from a day on. */
export function EndService({ row, services, today, isOpen, onClose }: Props) {
  const t = useDeskText()
  const api = useApi()
  const rows = useFollowed(row, services)
  const [from, setFrom] = useState<string | null>(null)
  const day = from ?? later((rows[0] ?? row).FirstDay, today)
  const it = rowOfDay(rows, day) ?? row
  const { isClash, over } = useOverEdition(it.Edition, () => setFrom(null))
  const asked = { id: it.Id, From: day }
  const isAsked = isOpen && rows.length > 0
  const effect = useTimetableEffect(it.Edition, isAsked ? { ...asked, Ends: true } : null)
  if (!isOpen) return null
  return (
    <DeedQuestion
      about={row.Id}
      kind="danger-quiet"
      text={t('busEnd')}
      title={t('busEndTitle', { time: it.Departs })}
      onClose={onClose}
      note={noteOf(isClash, { rows, today }, t('busGone'))}
      check={() => (rows.length === 0 ? t('busGone') : effect.problem)}
      run={async (deed) => {
        await over(deed, (overIt) => api.call('endTimetable', { ...overIt, ...asked }))
        return t('busEnded')
      }}
    >
      <DayField label={t('busEndFrom')} value={day} onChange={setFrom} />
      {effect.shown}
    </DeedQuestion>
  )
}
