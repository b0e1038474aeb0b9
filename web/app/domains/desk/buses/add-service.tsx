import type { BusLine, BusService } from '@rihla/contract/desk/buses/calls'
import { Plus } from '../../../ui/brand/icons.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { useTyped } from '../deeds/use-typed.ts'
import { DayField } from '../promocodes/day-field.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { Destination } from './destination.tsx'
import { useShowingText, useSoldDays } from './use-showing-text.ts'
import { draftOf, TermsFields, termsOf, useTermsProblem } from './terms-fields.tsx'

type Choice = { readonly Id: number; readonly Name: string }
type Days = { readonly firstDay: string | null; readonly lastDay: string | null }
type Props = {
  readonly line: Pick<BusLine, 'FromId' | 'ToId' | 'From' | 'To'>
  /** What a new departure begins like. */
  readonly like: BusService | undefined
  readonly today: string
  readonly classes: readonly Choice[]
  readonly buses: readonly (Choice & { readonly Seats: number })[]
}

const BLANK = { Departs: '', Minutes: 60, Weekdays: '0123456', Price: 100, RoundPrice: 100 }

/** What it begins like, as strings of choices where those are chosen. */
const standing = (like: BusService | undefined, { classes, buses }: Props) => ({
  ...draftOf({ ...(like ?? BLANK), Departs: '' }),
  classId: String(like?.ClassId ?? classes[0]?.Id ?? ''),
  layoutId: String(like?.LayoutId ?? buses[0]?.Id ?? ''),
})

/** The line of a question, and why nothing can be added to it. */
function Line({ it, problem }: { it: Props['line']; problem: string | null }) {
  const t = useDeskText()
  const said = useRef<HTMLParagraphElement>(null)
  // It was sent from the end of the form.
  useEffect(() => {
    if (problem) said.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <div className="grid gap-1">
      <p className="type-small font-semibold">{t('busLine')}</p>
      <p>
        <bdi>{it.From}</bdi> <Destination name={it.To} />
      </p>
      {problem && (
        <p className="desk-problem" role="alert" ref={said}>
          {problem}
        </p>
      )}
    </div>
  )
}

/**
 * One more departure of a line: its time is typed, the rest begins like the first one that was there when it was asked.
 */
export function AddService(props: Props) {
  const { line, like, today, classes, buses } = props
  const t = useDeskText()
  const api = useApi()
  const language = useLanguage()
  const problemOf = useTermsProblem()
  const sold = useSoldDays(today)
  const showingText = useShowingText(today)
  const [first, setFirst] = useState(like)
  const days: Days = { firstDay: today, lastDay: null }
  const [draft, change, forget] = useTyped({ ...standing(first, props), ...days })
  const [off, setOff] = useState<string | null>(null)
  const { firstDay, lastDay } = draft
  return (
    <DeedButton
      about={`${line.FromId} ${line.ToId}`}
      kind="teal"
      icon={<Plus aria-hidden />}
      text={t('busAdd')}
      title={t('busAddTitle')}
      onOpen={() => {
        setFirst(like)
        setOff(null)
      }}
      beside={off}
      note={t('busAddNote', { day: dayMonthYear(sold.max, language) })}
      check={() => (firstDay === null ? t('busFromMissing') : problemOf(draft))}
      run={async (deed) => {
        const terms = termsOf(draft)
        if (!terms || firstDay === null) return t('busFieldsMissing')
        setOff(null)
        const { FirstDay: from } = await api
          .call('addToTimetable', {
            ...deed,
            FromId: line.FromId,
            ToId: line.ToId,
            ...terms,
            ClassId: Number(draft.classId),
            LayoutId: Number(draft.layoutId),
            FirstDay: firstDay,
            LastDay: lastDay ?? undefined,
          })
          .catch((error: unknown) => {
            const isOff = error instanceof ApiProblem && error.code === 'timetable_station_off'
            setOff(isOff ? error.message : null)
            throw error
          })
        forget()
        const { Weekdays: weekdays, Departs: departs } = terms
        return showingText({ from, to: lastDay, weekdays, departs })
      }}
    >
      <Line it={line} problem={off} />
      <TermsFields draft={draft} onChange={change} />
      <div className="desk-fields">
        <Select
          label={t('busClass')}
          value={draft.classId}
          onChange={(classId) => change({ classId })}
          options={classes.map(({ Id, Name }) => ({ value: String(Id), text: Name }))}
        />
        <Select
          label={t('busBus')}
          value={draft.layoutId}
          onChange={(layoutId) => change({ layoutId })}
          options={buses.map(({ Id, Name, Seats }) => ({
            value: String(Id),
            text: `${t('busSeats', { count: Seats })} · ${Name}`,
          }))}
        />
      </div>
      <div className="desk-two">
        <DayField
          label={t('busAddFirst')}
          value={firstDay}
          onChange={(day) => change({ firstDay: day })}
        />
        <DayField
          label={t('busAddLast')}
          hint={t('busToHint')}
          value={lastDay}
          onChange={(day) => change({ lastDay: day })}
        />
      </div>
    </DeedButton>
  )
}
