import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { DateField } from '../../../ui/calendar/date-field.tsx'
import { AdultsStepper } from '../filters/adults-stepper.tsx'
import type { OfferChoice } from '../offer-choice.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'

export type BookingEditorProps = {
  choice: OfferChoice
  /** Null where only the date can be chosen. */
  maxAdults: number | null
  dates: { min: string; max: string }
  onSave: (choice: OfferChoice) => void
  onCancel: () => void
}

/** Date and adults of a booking; nothing changes until it is saved. */
export function BookingEditor({ choice, maxAdults, dates, onSave, onCancel }: BookingEditorProps) {
  const t = useCatalogueText()
  const [date, setDate] = useState(choice.date)
  const [adults, setAdults] = useState(choice.adults)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSave({ ...choice, date, adults })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <DateField
        label={t('date')}
        value={date}
        onChange={(next) => next && setDate(next)}
        required
        {...dates}
      />
      {maxAdults !== null && <AdultsStepper max={maxAdults} value={adults} onChange={setAdults} />}
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" kind="teal">
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
