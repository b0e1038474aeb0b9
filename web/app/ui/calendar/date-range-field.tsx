import { CalendarDays } from '../brand/icons.ts'
import { lazy, Suspense, useState } from 'react'
import { weekdayDayMonth } from '../../platform/locale/dates.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { Field, type FieldProps } from '../form/field.tsx'
import { Popover } from '../overlay/popover.tsx'
import type { CalendarLimits } from './calendar-parts.tsx'
import type { DateRange } from './range-calendar.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { useUiText } from '../use-ui-text.ts'

const loadCalendar = () => import('./range-calendar.tsx')
const RangeCalendar = lazy(loadCalendar)

export type DateRangeFieldProps = FieldProps &
  CalendarLimits & {
    value: DateRange | null
    onChange: (range: DateRange) => void
    disabled?: boolean
    /** The calendar lines up with the field's end. */
    end?: boolean | undefined
  }

/** A stay: first and last day, chosen together. */
export function DateRangeField({
  value,
  onChange,
  min,
  max,
  isUnavailable,
  noteOf,
  disabled,
  end,
  ...field
}: DateRangeFieldProps) {
  const t = useUiText()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const text =
    value &&
    t('dateRange', {
      from: weekdayDayMonth(value.from, language),
      to: weekdayDayMonth(value.to, language),
    })
  return (
    <Field {...field}>
      {(ids) => (
        <div className="relative">
          <button
            {...ids}
            type="button"
            className="field-box w-full text-start text-[0.96875rem]"
            disabled={disabled}
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerEnter={() => void loadCalendar()}
            onFocus={() => void loadCalendar()}
            onClick={() => setOpen(!open)}
          >
            <CalendarDays aria-hidden />
            <span className={`min-w-0 flex-1 truncate ${text ? '' : 'text-ink-3'}`}>
              {text ?? t('chooseDates')}
            </span>
          </button>
          <Popover
            open={open}
            onClose={() => setOpen(false)}
            label={t('chooseDates')}
            sheet
            end={end}
            className="md:min-w-[720px]!"
          >
            <Suspense fallback={<Skeleton className="h-[360px] w-full" />}>
              <RangeCalendar
                {...{ value, min, max, isUnavailable, noteOf }}
                label={field.label}
                onChange={(range) => (onChange(range), setOpen(false))}
              />
            </Suspense>
          </Popover>
        </div>
      )}
    </Field>
  )
}
