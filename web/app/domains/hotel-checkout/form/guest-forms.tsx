import type { Country } from '@rihla/contract/account'
import type { PaxFields } from '@rihla/contract/external-hotels/guest-fields'
import { StepHeading } from '../../../ui/navigation/step-heading.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useHotelCheckoutText } from '../use-hotel-checkout-text.ts'
import { GuestField } from './guest-field.tsx'
import { keyOf, LOCAL_NAME, type Fault, type Typed } from './guest-form.ts'

type FormsProps = {
  paxes: readonly PaxFields[]
  typed: Typed
  onType: (key: string, value: string) => void
  faults: Readonly<Record<string, Fault>>
  countries: readonly Country[] | null
  still: boolean
}

/** Who stays: what is asked of each guest, in the order of the rooms. */
export function GuestForms({ paxes, typed, onType, faults, countries, still }: FormsProps) {
  const t = useHotelCheckoutText()
  return (
    <section className="panel checkout-panel">
      <div className="grid gap-1">
        <StepHeading still={still}>{t('guests')}</StepHeading>
        <p className="type-small text-ink-2">{t('guestsText')}</p>
      </div>
      {paxes.map(({ PaxId, PaxTitle, RequiredFields }, at) => (
        <fieldset key={PaxId} className="grid min-w-0 gap-3">
          <legend className="mb-2 font-semibold">{PaxTitle}</legend>
          <div className="grid gap-4 md:grid-cols-2">
            {RequiredFields.map((field) => (
              <GuestField
                key={field.FieldId}
                {...{ field, typed, onType, countries }}
                paxId={PaxId}
                fault={faults[keyOf(PaxId, field.FieldId)]}
                isLead={at === 0}
              />
            ))}
            {at === 0 && (
              <TextField
                label={t('localName')}
                hint={t('localNameHint')}
                name={keyOf(PaxId, LOCAL_NAME)}
                autoComplete="name"
                maxLength={100}
                value={typed[keyOf(PaxId, LOCAL_NAME)] ?? ''}
                onChange={(name) => onType(keyOf(PaxId, LOCAL_NAME), name)}
              />
            )}
          </div>
        </fieldset>
      ))}
    </section>
  )
}
