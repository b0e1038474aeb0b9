import type { ChangeOptions } from '@rihla/contract/changing'
import { CHANGE_LIMITS } from '@rihla/contract/changing-limits'
import { useState } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { DialogTools } from './dialog-tools.ts'
import { StepForm } from './step-form.tsx'
import { useChangingText } from './use-changing-text.ts'
import { useStepCall } from './use-step-call.ts'

export type Contact = { name: string; request: string; pickUp: string }

type ContactStepProps = {
  options: ChangeOptions
  typed: Contact
  onType: (typed: Contact) => void
  tools: DialogTools
}

/** Another name, other requests; where people are fetched, another hotel. */
export function ContactStep({ options, typed, onType, tools }: ContactStepProps) {
  const t = useChangingText()
  const api = useApi()
  const [missing, setMissing] = useState(false)
  const { run, busy, failure } = useStepCall(
    tools,
    ({ name, request, pickUp }: Contact) =>
      api.call('changeContact', {
        ReservationId: tools.id,
        Module: tools.module,
        UserName: name,
        SpecialRequest: request || undefined,
        // Left out it would stay: empty, it is taken away.
        PickUpFrom: options.HotelPickUp ? pickUp : undefined,
      }),
    ({ Message }) => tools.onChanged(Message),
  )
  const submit = (): void => {
    const isMissing = typed.name.trim() === ''
    setMissing(isMissing)
    if (!isMissing) run(typed)
  }
  return (
    <StepForm
      title={t(options.HotelPickUp ? 'contactAndHotel' : 'contact')}
      text={options.Contact.Text}
      failure={failure}
      submit={t('save')}
      asking={t('saving')}
      busy={busy}
      onBack={() => tools.goTo('choose')}
      onSubmit={submit}
    >
      <TextField
        label={t('name')}
        name="name"
        autoComplete="name"
        dir="auto"
        required
        maxLength={CHANGE_LIMITS.name}
        error={missing && typed.name.trim() === '' ? t('nameMissing') : null}
        value={typed.name}
        onChange={(name) => onType({ ...typed, name })}
      />
      {options.HotelPickUp && (
        <TextField
          label={t('pickUp')}
          hint={t('pickUpHint')}
          name="pick-up"
          dir="auto"
          autoComplete="off"
          maxLength={CHANGE_LIMITS.pickUp}
          value={typed.pickUp}
          onChange={(pickUp) => onType({ ...typed, pickUp })}
        />
      )}
      <TextArea
        label={t('requests')}
        hint={t('requestsHint')}
        name="requests"
        dir="auto"
        rows={3}
        maxLength={CHANGE_LIMITS.request}
        counted
        value={typed.request}
        onChange={(request) => onType({ ...typed, request })}
      />
    </StepForm>
  )
}
