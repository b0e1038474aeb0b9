import type { Party } from '@rihla/contract/values/party'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { DateField } from '../../../ui/calendar/date-field.tsx'
import { GuestsEditor, type ChildrenTaken } from './guests-editor.tsx'
import type { OfferChoice } from '../offer-choice.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'

export type BookingEditorProps = {
  choice: OfferChoice
  /** Null where only the date can be chosen. */
  maxAdults: number | null
  /** Which children the offer takes. */
  taken: ChildrenTaken
  dates: { min: string; max: string }
  onSave: (choice: OfferChoice) => void
  onCancel: () => void
}

/** Date and guests of a booking; nothing changes until it is saved. */
export function BookingEditor({
  choice,
  maxAdults,
  taken,
  dates,
  onSave,
  onCancel,
}: BookingEditorProps) {
  const t = useCatalogueText()
  const [date, setDate] = useState(choice.date)
  const [party, setParty] = useState<Party>({ adults: choice.adults, childAges: choice.childAges })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSave({ ...choice, date, ...party })
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
      {maxAdults !== null && (
        <GuestsEditor maxAdults={maxAdults} taken={taken} party={party} onChange={setParty} />
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" kind="teal">
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
