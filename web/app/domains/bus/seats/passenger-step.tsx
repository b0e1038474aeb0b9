import type { Country } from '@rihla/contract/account'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { ContactFields, dialCountries } from '../../account/index.ts'
import { StepHeading } from '../../../ui/navigation/step-heading.tsx'
import type { Passenger } from '../journey/journey.ts'
import { useBusText } from '../use-bus-text.ts'
import { passengerProblems } from './passenger.ts'

export const PASSENGER_FORM = 'bus-passenger'

/** Who travels and how to reach them; problems show beside a field once it was left or sent. */
export function PassengerStep({
  passenger,
  countries,
  tried,
  still,
  onEdit,
  onSubmit,
}: {
  passenger: Passenger
  countries: readonly Country[]
  tried: boolean
  still: boolean
  onEdit: (passenger: Passenger) => void
  onSubmit: () => void
}) {
  const t = useBusText()
  const language = useLanguage()
  const { name, phone } = passengerProblems(passenger, countries)
  return (
    <form
      id={PASSENGER_FORM}
      noValidate
      className="panel grid gap-5 p-5 md:p-6"
      onSubmit={(event) => (event.preventDefault(), onSubmit())}
    >
      <div className="grid gap-1">
        <StepHeading className="type-h2" still={still}>
          {t('who')}
        </StepHeading>
        <p className="type-small text-ink-2">{t('whoText')}</p>
      </div>
      <ContactFields
        labels={{ name: t('fullName'), nameHint: t('nameHint'), phone: t('phone') }}
        value={passenger}
        onChange={(change) => onEdit({ ...passenger, ...change })}
        countries={dialCountries(countries, language)}
        problems={{ name: name && t(name), phone: phone && t(phone) }}
        tried={tried}
      />
    </form>
  )
}
