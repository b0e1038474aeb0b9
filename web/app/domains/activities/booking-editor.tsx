import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { MAX_ADULTS } from '@rihla/contract/catalogue/address-codec'
import type { ActivityChoice } from './stay.ts'
import { useActivitiesText } from './use-activities-text.ts'

export type BookingEditorProps = {
  choice: ActivityChoice
  dates: { min: string; max: string }
  onSave: (choice: ActivityChoice) => void
  onCancel: () => void
}

/** Date and adults of a booking; nothing changes until it is saved. */
export function BookingEditor({ choice, dates, onSave, onCancel }: BookingEditorProps) {
  const t = useActivitiesText()
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
      <Stepper
        label={t('adults')}
        note={t('adultsNote', { max: MAX_ADULTS })}
        value={adults}
        min={1}
        max={MAX_ADULTS}
        onChange={setAdults}
      />
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" kind="teal">
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
