import type { Party } from '@rihla/contract/values/party'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { DateField } from '../../../ui/calendar/date-field.tsx'
import { calendarOf, type AskDays } from './day-notes.ts'
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
  /** What its days cost a party, and which can be booked. */
  days: AskDays | undefined
  onSave: (choice: OfferChoice) => void
  onCancel: () => void
}

/** Date and guests of a booking; nothing changes until it is saved. */
export function BookingEditor({
  choice,
  maxAdults,
  taken,
  dates,
  days,
  onSave,
  onCancel,
}: BookingEditorProps) {
  const t = useCatalogueText()
  const language = useLanguage()
  const [date, setDate] = useState(choice.date)
  const [party, setParty] = useState<Party>({ adults: choice.adults, childAges: choice.childAges })
  const known = useQuery({
    queryKey: ['day-prices', days?.module, choice.id, party, days?.of],
    queryFn: () => days?.ask(party) ?? null,
    enabled: days !== undefined,
    placeholderData: (before) => before,
  })
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
        {...calendarOf(known.data ?? undefined, language)}
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
