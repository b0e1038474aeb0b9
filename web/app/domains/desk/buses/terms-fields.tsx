import type { BusService } from '@rihla/contract/desk/buses/calls'
import { RIDE_MINUTES, SEAT_PRICE_MAX } from '@rihla/contract/desk/buses/limits'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { NeededNumber } from '../deeds/needed-number.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { WEEK, weekdayOf } from './service-text.ts'

/** Time, days and prices as they are typed. */
export type TermsDraft = {
  readonly departs: string
  readonly minutes: number | null
  readonly weekdays: string
  readonly price: number | null
  readonly roundPrice: number | null
}

type Known = Pick<BusService, 'Departs' | 'Minutes' | 'Weekdays' | 'Price' | 'RoundPrice'>

export const draftOf = (it: Known): TermsDraft => ({
  departs: it.Departs,
  minutes: it.Minutes,
  weekdays: it.Weekdays,
  price: it.Price,
  roundPrice: it.RoundPrice,
})

/** What is typed, as it is sent; null: something is missing or can't be. */
export function termsOf(it: TermsDraft): Known | null {
  const { minutes, price, roundPrice } = it
  if (minutes === null || price === null || roundPrice === null) return null
  if (it.departs === '' || it.weekdays === '' || roundPrice > price) return null
  return {
    Departs: it.departs.slice(0, 5),
    Minutes: minutes,
    Weekdays: it.weekdays,
    Price: price,
    RoundPrice: roundPrice,
  }
}

/** What is wrong with a draft, in words; null: nothing. */
export function useTermsProblem() {
  const t = useDeskText()
  return (it: TermsDraft): string | null => {
    if (it.weekdays === '') return t('busWeekdaysNone')
    if ((it.roundPrice ?? 0) > (it.price ?? 0)) return t('busRoundTooHigh')
    return termsOf(it) ? null : t('busFieldsMissing')
  }
}

/** When it leaves, on which days, and what a seat costs. */
export function TermsFields({
  draft,
  onChange,
}: {
  draft: TermsDraft
  onChange: (part: Partial<TermsDraft>) => void
}) {
  const t = useDeskText()
  const language = useLanguage()
  return (
    <>
      <div className="desk-two">
        <TextField
          label={t('busDeparts')}
          type="time"
          required
          value={draft.departs}
          onChange={(departs) => onChange({ departs })}
        />
        <NeededNumber
          label={t('busMinutes')}
          value={draft.minutes}
          onChange={(minutes) => onChange({ minutes })}
          {...RIDE_MINUTES}
        />
      </div>
      <div className="desk-two">
        <NeededNumber
          label={t('busPrice')}
          value={draft.price}
          onChange={(price) => onChange({ price })}
          min={1}
          max={SEAT_PRICE_MAX}
        />
        <NeededNumber
          label={t('busRoundPrice')}
          value={draft.roundPrice}
          onChange={(roundPrice) => onChange({ roundPrice })}
          min={1}
          max={SEAT_PRICE_MAX}
        />
      </div>
      <fieldset>
        <legend className="type-small font-semibold">{t('busWeekdays')}</legend>
        <div className="desk-weekdays">
          {WEEK.map((digit) => (
            <Checkbox
              key={digit}
              label={weekdayOf(digit, language)}
              checked={draft.weekdays.includes(digit)}
              onChange={(isOn) => {
                const others = [...draft.weekdays].filter((it) => it !== digit)
                onChange({ weekdays: [...others, ...(isOn ? [digit] : [])].toSorted().join('') })
              }}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
