import { MAX_ADULTS } from '@rihla/contract/catalogue/address-codec'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Party } from '@rihla/contract/values/party'
import { Users } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DateField } from '../../../ui/calendar/date-field.tsx'
import { PopoverField } from '../../../ui/form/popover-field.tsx'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { guestsOf } from '../booking/booking.ts'
import { LazyGuestsEditor } from '../booking/lazy-guests-editor.tsx'
import type { Place } from '../place/destination-field.tsx'
import { SearchFormLayout } from './search-form-layout.tsx'
import { bookableDay } from '../date-bounds.ts'
import type { OfferLink } from '../offer-choice.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'

export type SearchChoice = {
  cityId: number | null
  searchText: string
  activityDate: CalendarDate | null
  adultsCount: number
  childrenAges: readonly number[]
}
export type SearchFormProps = {
  /** Module whose offers are suggested, such as Activity, and the page of one that was picked. */
  module: string
  hrefOf: (choice: OfferLink) => string
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

const partyOf = ({ adultsCount, childrenAges }: SearchChoice): Party => ({
  adults: adultsCount,
  childAges: childrenAges,
})

/**
 * What was typed so far. Of what is chosen elsewhere meanwhile, in the filters say, each field takes over its own
 * and leaves the others as they are.
 */
function useTyped(initial: SearchChoice, cityName: string | undefined) {
  const [taken, setTaken] = useState(initial)
  // Null: what is asked for, by a name that may come later.
  const [typed, setPlace] = useState<Place | null>(null)
  const [date, setDate] = useState(initial.activityDate)
  const [party, setParty] = useState(partyOf(initial))
  const differs = (...fields: (keyof SearchChoice)[]): boolean =>
    fields.some((field) => String(initial[field]) !== String(taken[field]))
  const changed = {
    place: differs('cityId', 'searchText'),
    date: differs('activityDate'),
    party: differs('adultsCount', 'childrenAges'),
  }
  if (changed.place || changed.date || changed.party) {
    setTaken(initial)
    if (changed.place) setPlace(null)
    if (changed.date) setDate(initial.activityDate)
    if (changed.party) setParty(partyOf(initial))
  }
  const { cityId, searchText } = initial
  const place = typed ?? { text: cityId === null ? searchText : (cityName ?? ''), cityId }
  return { place, setPlace, date, setDate, party, setParty }
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
  const language = useLanguage()
  const navigate = useNavigate()
  const { place, setPlace, date, setDate, party, setParty } = useTyped(initial, cityName)
  const submit = (): void =>
    onSearch({
      cityId: place.cityId,
      searchText: place.cityId === null ? place.text.trim() : '',
      activityDate: date,
      adultsCount: party.adults,
      childrenAges: party.childAges,
    })
  const choosePlace = (next: Place): void => {
    setPlace(next)
    if (next.offerId)
      void navigate(hrefOf({ id: next.offerId, date: bookableDay(date, dates), ...party }))
  }
  return (
    <SearchFormLayout
      columns={
        maxAdults === null
          ? 'lg:grid-cols-[1.5fr_1.1fr_auto]'
          : 'lg:grid-cols-[1.5fr_1.1fr_1fr_auto]'
      }
      onSubmit={submit}
      submitText={submitText}
      placeholder={placeholder}
      module={module}
      cities={cities}
      value={place}
      onChange={choosePlace}
    >
      <DateField label={t('when')} value={date} onChange={setDate} {...dates} />
      {maxAdults !== null && (
        <PopoverField
          label={t('guests')}
          icon={<Users aria-hidden />}
          text={guestsOf(party, language)}
          className="md:min-w-[330px]!"
        >
          <LazyGuestsEditor maxAdults={maxAdults} party={party} onChange={setParty} />
        </PopoverField>
      )}
    </SearchFormLayout>
  )
}
