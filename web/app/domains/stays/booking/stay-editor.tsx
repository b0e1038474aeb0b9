import type { StayChoice, StayKind } from '@rihla/contract/catalogue/stays-address'
import { addDays } from '@rihla/contract/values/dates'
import type { Party } from '@rihla/contract/values/party'
import { Info } from '../../../ui/brand/icons.ts'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { DateRangeField } from '../../../ui/calendar/date-range-field.tsx'
import { GuestsEditor } from '../../catalogue/index.ts'
import { guestLimits } from '../stay-kinds.ts'
import { fitDates, sameDates, type Days, type StayDates } from '../dates/stay-days.ts'
import { cannotChoose, useStartDays } from '../dates/use-start-days.ts'
import { useStaysText } from '../use-stays-text.ts'

export type StayEditorProps = {
  kind: StayKind
  choice: StayChoice
  days: Days
  onSave: (choice: StayChoice) => void
  onCancel: () => void
}

/** Dates and guests of a stay; nothing changes until it is saved. */
export default function StayEditor({ kind, choice, days, onSave, onCancel }: StayEditorProps) {
  const t = useStaysText()
  const start = useStartDays(choice.id, days)
  const [dates, setDates] = useState<StayDates>({ from: choice.arrival, to: choice.departure })
  const [adjusted, setAdjusted] = useState(false)
  const [party, setParty] = useState<Party>({ adults: choice.adults, childAges: choice.childAges })
  const choose = (wanted: StayDates): void => {
    const asked = wanted.to > wanted.from ? wanted : { ...wanted, to: addDays(wanted.from, 1) }
    const fit = fitDates(asked, days)
    setAdjusted(!sameDates(asked, fit))
    setDates(fit)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSave({ ...choice, arrival: dates.from, departure: dates.to, ...party })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <DateRangeField
        label={t('dates')}
        value={dates}
        onChange={choose}
        min={days.min}
        max={days.max}
        isUnavailable={cannotChoose(start.days, dates)}
        end
      />
      {adjusted && (
        <p className="notice notice-info" role="status">
          <Info aria-hidden />
          {t('datesAdjusted')}
        </p>
      )}
      <GuestsEditor {...guestLimits(kind)} party={party} onChange={setParty} />
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" kind="teal">
          {t('updatePrice')}
        </Button>
      </div>
    </form>
  )
}
