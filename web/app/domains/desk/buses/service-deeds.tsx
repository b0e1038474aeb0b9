import type { BusService } from '@rihla/contract/desk/buses/calls'
import { CalendarX2, Settings2 } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { DeedButton } from '../deeds/deed-button.tsx'
import { useOverEdition } from '../deeds/use-over-edition.ts'
import { useTyped } from '../deeds/use-typed.ts'
import { DayField } from '../promocodes/day-field.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { ServiceNow } from './service-now.tsx'
import { draftOf, TermsFields, termsOf, useTermsProblem } from './terms-fields.tsx'
import { useTimetableEffect } from './timetable-effect.tsx'

type Props = { readonly it: BusService; readonly today: string }
type Days = { readonly from: string | null; readonly to: string | null }

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

/** Another time, other days or another price, from a day on or for a season. */
export function ChangeService({ it, today }: Props) {
  const t = useDeskText()
  const api = useApi()
  const problemOf = useTermsProblem()
  const days: Days = { from: later(it.FirstDay, today), to: null }
  const [draft, change, forget] = useTyped({ ...draftOf(it), ...days })
  const { isClash, begin, over } = useOverEdition(it.Edition, forget)
  const { from, to } = draft
  const parts = differing(it, draft)
  const asked = parts && from ? { id: it.Id, From: from, To: to ?? undefined, ...parts } : null
  const effect = useTimetableEffect(it.Edition, asked)
  return (
    <DeedButton
      icon={<Settings2 aria-hidden />}
      text={t('busChange')}
      title={t('busChangeTitle', { time: it.Departs })}
      onOpen={begin}
      note={isClash && <ServiceNow it={it} today={today} />}
      check={() => problemOf(draft) ?? (asked ? effect.problem : t('busNothingAsked'))}
      run={async (deed) => {
        if (asked)
          await over(deed, (overIt) => api.call('changeTimetable', { ...overIt, ...asked }))
        return t('busChanged')
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
    </DeedButton>
  )
}

/** It runs no more from a day on. */
export function EndService({ it, today }: Props) {
  const t = useDeskText()
  const api = useApi()
  const [from, setFrom] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { isClash, begin, over } = useOverEdition(it.Edition, () => setFrom(null))
  const day = from ?? later(it.FirstDay, today)
  const asked = { id: it.Id, From: day }
  const effect = useTimetableEffect(it.Edition, isOpen ? { ...asked, Ends: true } : null)
  return (
    <DeedButton
      kind="danger-quiet"
      icon={<CalendarX2 aria-hidden />}
      text={t('busEnd')}
      title={t('busEndTitle', { time: it.Departs })}
      onOpen={() => {
        begin()
        setOpen(true)
      }}
      note={isClash && <ServiceNow it={it} today={today} />}
      check={() => effect.problem}
      run={async (deed) => {
        await over(deed, (overIt) => api.call('endTimetable', { ...overIt, ...asked }))
        setOpen(false)
        return t('busEnded')
      }}
    >
      <DayField label={t('busEndFrom')} value={day} onChange={setFrom} />
      {effect.shown}
    </DeedButton>
  )
}
