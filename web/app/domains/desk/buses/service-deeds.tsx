import type { BusService } from '@rihla/contract/desk/buses/calls'
import { CalendarX2, Settings2 } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { DeedButton } from '../deeds/deed-button.tsx'
import { orChanged } from '../deeds/or-changed.ts'
import { DayField } from '../promocodes/day-field.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { TermsFields, termsOf, useTermsDraft, useTermsProblem } from './terms-fields.tsx'
import { useTimetableEffect } from './timetable-effect.tsx'

type Props = { readonly it: BusService; readonly today: string }

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
  const [draft, change, reset] = useTermsDraft(it)
  const [from, setFrom] = useState<string | null>(later(it.FirstDay, today))
  const [to, setTo] = useState<string | null>(null)
  const parts = differing(it, draft)
  const asked = parts && from ? { id: it.Id, From: from, To: to ?? undefined, ...parts } : null
  const effect = useTimetableEffect(asked)
  return (
    <DeedButton
      icon={<Settings2 aria-hidden />}
      text={t('busChange')}
      title={t('busChangeTitle', { time: it.Departs })}
      check={() => problemOf(draft) ?? (asked ? effect.problem : t('busNothingAsked'))}
      run={(deed) =>
        orChanged(async () => {
          if (asked) await api.call('changeTimetable', { ...deed, Edition: it.Edition, ...asked })
          reset()
          return t('busChanged')
        })
      }
    >
      <div className="desk-two">
        <DayField label={t('busFromDay')} value={from} onChange={setFrom} />
        <DayField label={t('busToDay')} hint={t('busToHint')} value={to} onChange={setTo} />
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
  const day = from ?? later(it.FirstDay, today)
  const asked = { id: it.Id, From: day }
  const effect = useTimetableEffect(isOpen ? { ...asked, Ends: true } : null)
  return (
    <DeedButton
      kind="danger-quiet"
      icon={<CalendarX2 aria-hidden />}
      text={t('busEnd')}
      title={t('busEndTitle', { time: it.Departs })}
      onOpen={() => setOpen(true)}
      check={() => effect.problem}
      run={(deed) =>
        orChanged(async () => {
          await api.call('endTimetable', { ...deed, Edition: it.Edition, ...asked })
          setOpen(false)
          return t('busEnded')
        })
      }
    >
      <DayField label={t('busEndFrom')} value={day} onChange={setFrom} />
      {effect.shown}
    </DeedButton>
  )
}
