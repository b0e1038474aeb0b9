import type { BusService } from '@rihla/contract/desk/buses/calls'
import { Plus } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { DayField } from '../promocodes/day-field.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { draftOf, TermsFields, termsOf, useTermsProblem, type TermsDraft } from './terms-fields.tsx'

type Choice = { readonly Id: number; readonly Name: string }
type Props = {
  readonly line: { readonly FromId: number; readonly ToId: number }
  /** What a new departure begins like. */
  readonly like: BusService | undefined
  readonly today: string
  readonly openUntil: string
  readonly classes: readonly Choice[]
  readonly buses: readonly (Choice & { readonly Seats: number })[]
}

const BLANK = { Departs: '', Minutes: 60, Weekdays: '0123456', Price: 100, RoundPrice: 100 }

/** One more departure of a line: its time is typed, the rest begins like the first one there. */
export function AddService({ line, like, today, openUntil, classes, buses }: Props) {
  const t = useDeskText()
  const api = useApi()
  const language = useLanguage()
  const problemOf = useTermsProblem()
  const [draft, setDraft] = useState(() => draftOf({ ...(like ?? BLANK), Departs: '' }))
  const change = (part: Partial<TermsDraft>): void => setDraft((before) => ({ ...before, ...part }))
  const [classId, setClass] = useState(String(like?.ClassId ?? classes[0]?.Id ?? ''))
  const [layoutId, setLayout] = useState(String(like?.LayoutId ?? buses[0]?.Id ?? ''))
  const [first, setFirst] = useState<string | null>(today)
  const [last, setLast] = useState<string | null>(null)
  return (
    <DeedButton
      kind="teal"
      icon={<Plus aria-hidden />}
      text={t('busAdd')}
      title={t('busAddTitle')}
      note={t('busAddNote', { day: dayMonthYear(openUntil, language) })}
      check={() => problemOf(draft)}
      run={async (deed) => {
        const terms = termsOf(draft)
        if (terms)
          await api.call('addToTimetable', {
            ...deed,
            ...line,
            ...terms,
            ClassId: Number(classId),
            LayoutId: Number(layoutId),
            FirstDay: first ?? today,
            LastDay: last ?? undefined,
          })
        return t('busAdded')
      }}
    >
      <TermsFields draft={draft} onChange={change} />
      <div className="desk-fields">
        <Select
          label={t('busClass')}
          value={classId}
          onChange={setClass}
          options={classes.map(({ Id, Name }) => ({ value: String(Id), text: Name }))}
        />
        <Select
          label={t('busBus')}
          value={layoutId}
          onChange={setLayout}
          options={buses.map(({ Id, Name, Seats }) => ({
            value: String(Id),
            text: `${t('busSeats', { count: Seats })} · ${Name}`,
          }))}
        />
      </div>
      <div className="desk-two">
        <DayField label={t('busAddFirst')} value={first} onChange={setFirst} />
        <DayField label={t('busAddLast')} hint={t('busToHint')} value={last} onChange={setLast} />
      </div>
    </DeedButton>
  )
}
