import type { StayFilters, StayKind } from '@rihla/contract/catalogue/stays-address'
import { addDays } from '@rihla/contract/values/dates'
import { Users } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DateRangeField } from '../../../ui/calendar/date-range-field.tsx'
import { PopoverField } from '../../../ui/form/popover-field.tsx'
import { LazyGuestsEditor, type Place, SearchFormLayout } from '../../catalogue/index.ts'
import { guestLimits, kinds, offerStayHref } from '../stay-kinds.ts'
import type { Days, StayDates } from '../dates/stay-days.ts'
import { usePartyText } from '../use-party-text.ts'
import { useStaysText } from '../use-stays-text.ts'

type Choice = Pick<
  StayFilters,
  'cityId' | 'searchText' | 'arrivalDate' | 'departureDate' | 'adultsCount' | 'childrenAges'
>
export type StaySearchFormProps = {
  kind: StayKind
  value: Choice
  /** Name of the chosen city. */
  cityName?: string | undefined
  days: Days
  cities: readonly { CityId: number; CityName: string }[]
  onChange: (choice: Partial<Choice>) => void
  onSearch: () => void
  submitText?: string
}

/** What stands in the field, and the place that it asks for. */
type Typed = Pick<Choice, 'cityId' | 'searchText'> & { text: string }

const datesOf = ({ arrivalDate, departureDate }: Choice): StayDates | null =>
  arrivalDate ? { from: arrivalDate, to: departureDate ?? addDays(arrivalDate, 1) } : null

/** Where, when, who: on the landing page and above the results. */
export function StaySearchForm(props: StaySearchFormProps) {
  const { kind, value, cityName, days, cities, onChange, onSearch, submitText } = props
  const t = useStaysText()
  const partyText = usePartyText()
  const navigate = useNavigate()
  const [text, setText] = useState<Typed | null>(null)
  // What was typed counts until another place is chosen elsewhere, or none: by Reset, say.
  const isTyped = text?.cityId === value.cityId && text.searchText === value.searchText
  const chosen = value.cityId === null ? value.searchText : (cityName ?? '')
  const typed = isTyped ? text.text : chosen
  const dates = datesOf(value)
  const party = { adults: value.adultsCount, childAges: value.childrenAges }
  const choosePlace = (place: Place): void => {
    if (place.offerId) {
      setText({ text: place.text, cityId: value.cityId, searchText: value.searchText })
      void navigate(offerStayHref(kind, { id: place.offerId, ...party }, dates, days))
      return
    }
    const searchText = place.cityId === null ? place.text.trim() : ''
    setText({ text: place.text, cityId: place.cityId, searchText })
    onChange({ cityId: place.cityId, searchText })
  }
  return (
    <SearchFormLayout
      columns="xl:grid-cols-[1.4fr_1.35fr_1.05fr_auto]"
      onSubmit={() => (setText(null), onSearch())}
      submitText={submitText}
      placeholder={t(`wherePlaceholder-${kind}`)}
      module={kinds[kind].module}
      // A partner's hotels aren't suggested, though a search finds them.
      emptyText={kind === 'hotel' ? t('noSuggestion') : undefined}
      cities={cities}
      value={{ text: typed, cityId: value.cityId }}
      onChange={choosePlace}
    >
      <DateRangeField
        label={t('dates')}
        value={dates}
        min={days.min}
        max={days.max}
        onChange={({ from, to }) =>
          onChange({ arrivalDate: from, departureDate: to > from ? to : addDays(from, 1) })
        }
      />
      <PopoverField
        label={t('guests')}
        icon={<Users aria-hidden />}
        text={partyText(party)}
        end
        className="md:min-w-[330px]!"
      >
        <LazyGuestsEditor
          {...guestLimits(kind)}
          party={party}
          onChange={({ adults, childAges }) =>
            onChange({ adultsCount: adults, childrenAges: childAges })
          }
        />
      </PopoverField>
    </SearchFormLayout>
  )
}
