import type { Country } from '@rihla/contract/account'
import type { PaxFields } from '@rihla/contract/external-hotels/guest-fields'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { Suspense } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { StepHeading } from '../../../ui/navigation/step-heading.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { CompanionChoice } from '../../companions/index.ts'
import { useHotelCheckoutText } from '../use-hotel-checkout-text.ts'
import { GuestField } from './guest-field.tsx'
import { filledFrom, keyOf, LOCAL_NAME, type Fault, type Typed } from './guest-form.ts'

type FormsProps = {
  paxes: readonly PaxFields[]
  typed: Typed
  onType: (key: string, value: string) => void
  onFill: (values: Typed) => void
  /** The day of arrival: who is a child is so on it. */
  arrival: CalendarDate
  faults: Readonly<Record<string, Fault>>
  countries: readonly Country[] | null
  still: boolean
}

/** The years that were agreed for a child; null: the place is an adult's. */
function ageOf({ RequiredFields }: PaxFields): number | null {
  const age = RequiredFields.find(({ FieldId }) => FieldId === 'Age')
  return age ? Number(age.FieldValue) : null
}

/** Who stays: what is asked of each guest, in the order of the rooms. */
export function GuestForms({ paxes, typed, onType, onFill, faults, arrival, ...it }: FormsProps) {
  const t = useHotelCheckoutText()
  const { countries, still } = it
  const signedIn = useSession().state === 'signed-in'
  return (
    <section className="panel checkout-panel">
      <div className="grid gap-1">
        <StepHeading still={still}>{t('guests')}</StepHeading>
        <p className="type-small text-ink-2">{t('guestsText')}</p>
      </div>
      {paxes.map((pax, at) => (
        <fieldset key={pax.PaxId} className="grid min-w-0 gap-3">
          <legend className="mb-2 font-semibold">{pax.PaxTitle}</legend>
          {signedIn && (
            <Suspense>
              <CompanionChoice
                name={keyOf(pax.PaxId, 'Companion')}
                age={ageOf(pax)}
                arrival={arrival}
                onChoose={(companion) => onFill(filledFrom(pax, companion, at === 0))}
              />
            </Suspense>
          )}
          <div className="grid gap-4 md:grid-cols-2">
            {pax.RequiredFields.map((field) => (
              <GuestField
                key={field.FieldId}
                {...{ field, typed, onType, countries }}
                paxId={pax.PaxId}
                fault={faults[keyOf(pax.PaxId, field.FieldId)]}
                isLead={at === 0}
              />
            ))}
            {at === 0 && (
              <TextField
                label={t('localName')}
                hint={t('localNameHint')}
                name={keyOf(pax.PaxId, LOCAL_NAME)}
                autoComplete="name"
                maxLength={100}
                value={typed[keyOf(pax.PaxId, LOCAL_NAME)] ?? ''}
                onChange={(name) => onType(keyOf(pax.PaxId, LOCAL_NAME), name)}
              />
            )}
          </div>
        </fieldset>
      ))}
    </section>
  )
}
