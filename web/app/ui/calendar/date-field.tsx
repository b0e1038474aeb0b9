import { toDayMonthYear, type CalendarDate } from '@rihla/contract/values/dates'
import { CalendarDays } from '../brand/icons.ts'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../button/button.tsx'
import { Field, type FieldProps } from '../form/field.tsx'
import { Popover } from '../overlay/popover.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import type { DayNote } from './calendar-parts.tsx'
import { dateProblem, parseTypedDate, type DateLimits } from './parse-date.ts'
import { useUiText } from '../use-ui-text.ts'

// The calendar is the heaviest piece of the design system: it is loaded when the user reaches for it.
const loadCalendar = () => import('./calendar.tsx')
const Calendar = lazy(loadCalendar)

export type DateFieldProps = FieldProps &
  DateLimits & {
    value: CalendarDate | null
    onChange: (date: CalendarDate | null) => void
    /** Days that cannot be chosen. */
    isUnavailable?: ((date: CalendarDate) => boolean) | undefined
    /** A small note under a day, such as its price. */
    noteOf?: ((date: CalendarDate) => DayNote | null) | undefined
    /** Told of a date that was typed and can't be taken; for what isn't sent as a form. */
    onRefuse?: (() => void) | undefined
    disabled?: boolean
    required?: boolean
    name?: string
  }

/** Why a typed date can't be taken; said when it is shown, in the language of then. */
type Refused = 'dateBefore' | 'dateAfter' | 'dateUnavailable' | 'dateInvalid'

/**
 * Holds back a form while the date in its field can't be taken, and goes there; what was typed and isn't
 * taken yet, as by a finger that goes straight to the button, is taken first. `commit` answers whether it was.
 */
function useHeldBack(input: RefObject<HTMLInputElement | null>, commit: () => boolean): void {
  const onSubmit = useEffectEvent((event: Event) => {
    // The form's own handler, which comes after this, is of what is taken by then.
    if (flushSync(commit)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    input.current?.focus()
  })
  useEffect(() => {
    const form = input.current?.form
    const listen = (event: Event): void => onSubmit(event)
    form?.addEventListener('submit', listen)
    return () => form?.removeEventListener('submit', listen)
  }, [input])
}

/** A date typed as day/month/year or chosen in a calendar, which a finger opens wherever it comes down. */
export function DateField({
  value,
  onChange,
  min,
  max,
  isUnavailable,
  noteOf,
  onRefuse,
  disabled,
  required,
  name,
  ...field
}: DateFieldProps) {
  const t = useUiText()
  const [open, setOpen] = useState(false)
  const [byTouch, setByTouch] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const problem =
    refused && t(refused, { date: toDayMonthYear((refused === 'dateBefore' ? min : max) ?? '') })

  const check = (date: CalendarDate): Refused | null => {
    const wrong = dateProblem(date, { min, max })
    if (wrong) return wrong === 'before' ? 'dateBefore' : 'dateAfter'
    return isUnavailable?.(date) ? 'dateUnavailable' : null
  }
  const take = (date: CalendarDate | null): boolean => {
    setTyped(null)
    setRefused(null)
    onChange(date)
    return true
  }
  const commit = (): boolean => {
    if (typed === null) return true
    if (typed.trim() === '' && !required) return take(null)
    const date = parseTypedDate(typed)
    const wrong = date ? check(date) : 'dateInvalid'
    if (date && !wrong) return take(date)
    setRefused(wrong)
    onRefuse?.()
    return false
  }
  const input = useRef<HTMLInputElement>(null)
  useHeldBack(input, commit)
  return (
    <Field {...field} error={problem ?? field.error}>
      {(ids) => (
        <div className="relative">
          <div className="field-box" data-invalid={problem || field.error ? '' : undefined}>
            <IconButton
              label={t('openCalendar')}
              className="-ms-2.5 -me-1.5 text-ink-3"
              aria-expanded={open}
              aria-haspopup="dialog"
              disabled={disabled}
              onPointerEnter={() => void loadCalendar()}
              onFocus={() => void loadCalendar()}
              onClick={() => setOpen(!open)}
            >
              <CalendarDays size={18} />
            </IconButton>
            <input
              {...ids}
              ref={input}
              className="field-input"
              // No keyboard comes up over the calendar.
              inputMode={byTouch ? 'none' : 'numeric'}
              autoComplete="off"
              name={name}
              disabled={disabled}
              placeholder={t('dateFormat')}
              value={typed ?? (value ? toDayMonthYear(value) : '')}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={commit}
              onPointerDown={({ pointerType }) => setByTouch(pointerType === 'touch')}
              onClick={() => byTouch && setOpen(true)}
              onKeyDown={(event) => event.key === 'Enter' && commit()}
            />
          </div>
          <Popover
            open={open}
            onClose={() => setOpen(false)}
            label={t('chooseDate')}
            sheet
            className="md:min-w-[348px]!"
          >
            <Suspense fallback={<Skeleton className="h-[348px] w-full" />}>
              <Calendar
                {...{ value, min, max, isUnavailable, noteOf }}
                label={field.label}
                onChange={(date) => {
                  take(date)
                  setOpen(false)
                }}
              />
            </Suspense>
          </Popover>
        </div>
      )}
    </Field>
  )
}
