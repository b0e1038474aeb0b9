import { MAX_ADULTS } from '@rihla/contract/catalogue/address-codec'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { DateField } from '../../../ui/calendar/date-field.tsx'
import { DestinationField, type Place } from './destination-field.tsx'
import { GuestsField } from './guests-field.tsx'
import type { OfferChoice } from '../offer-choice.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'

export type SearchChoice = {
  cityId: number | null
  searchText: string
  activityDate: CalendarDate | null
  adultsCount: number
}
export type SearchFormProps = {
  /** Module whose offers are suggested, such as Activity, and the page of one that was picked. */
  module: string
  hrefOf: (choice: OfferChoice) => string
  placeholder: string
  initial: SearchChoice
  /** Name of the chosen city. */
  cityName?: string
  dates: { min: CalendarDate; max: CalendarDate }
  cities: readonly { CityId: number; CityName: string }[]
  onSearch: (choice: SearchChoice) => void
  submitText?: string
  /** The most adults that can be chosen; null where the form has no such field. */
  maxAdults?: number | null
}

/** Where, when, how many: on the landing page and above the results. */
export function SearchForm({
  module,
  hrefOf,
  placeholder,
  initial,
  cityName,
  dates,
  cities,
  onSearch,
  submitText,
  maxAdults = MAX_ADULTS,
}: SearchFormProps) {
  const t = useCatalogueText()
  const navigate = useNavigate()
  const [place, setPlace] = useState<Place>({
    text: cityName ?? initial.searchText,
    cityId: initial.cityId,
  })
  const [date, setDate] = useState(initial.activityDate)
  const [adults, setAdults] = useState(initial.adultsCount)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSearch({
      cityId: place.cityId,
      searchText: place.cityId === null ? place.text.trim() : '',
      activityDate: date,
      adultsCount: adults,
    })
  }
  const choosePlace = (next: Place): void => {
    setPlace(next)
    if (next.offerId) void navigate(hrefOf({ id: next.offerId, date: date ?? dates.min, adults }))
  }
  return (
    <form
      role="search"
      onSubmit={submit}
      className={`grid items-start gap-3 md:grid-cols-2 ${
        maxAdults === null
          ? 'lg:grid-cols-[1.5fr_1.1fr_auto]'
          : 'lg:grid-cols-[1.5fr_1.1fr_1fr_auto]'
      }`}
    >
      <DestinationField
        label={t('where')}
        placeholder={placeholder}
        module={module}
        cities={cities}
        value={place}
        onChange={choosePlace}
      />
      <DateField label={t('when')} value={date} onChange={setDate} {...dates} />
      {maxAdults !== null && <GuestsField adults={adults} max={maxAdults} onChange={setAdults} />}
      <Button type="submit" kind="primary" className="min-h-[50px]! md:mt-[25px]">
        <Search aria-hidden />
        {submitText ?? t('search')}
      </Button>
    </form>
  )
}
