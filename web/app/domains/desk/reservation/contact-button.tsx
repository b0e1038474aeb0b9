import { CHANGE_LIMITS } from '@rihla/contract/changing-limits'
import { PHONE_MAX } from '@rihla/contract/desk/limits'
import type { DeskReservation } from '@rihla/contract/desk/reservations'
import { UserRoundPen } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { useDeskText } from '../use-desk-text.ts'

/** Another name or phone of whoever booked. */
export function ContactButton({ it: { Reservation: about } }: { it: DeskReservation }) {
  const t = useDeskText()
  const api = useApi()
  const [name, setName] = useState(about.ClientName)
  const [phone, setPhone] = useState(about.ClientPhone ?? '')
  return (
    <DeedButton
      icon={<UserRoundPen aria-hidden />}
      text={t('changeContact')}
      title={t('changeContactTitle')}
      note={t('changeContactText')}
      check={() => (name.trim() === '' ? t('nameWrong') : null)}
      run={async (deed) => {
        const contact = { UserName: name.trim(), Phone: phone.trim() || undefined }
        await api.call('changeContactAtDesk', { id: about.Id, ...contact, ...deed })
        return t('contactChanged')
      }}
    >
      <TextField
        label={t('travellerName')}
        dir="auto"
        autoComplete="off"
        maxLength={CHANGE_LIMITS.name}
        value={name}
        onChange={setName}
      />
      <TextField
        label={t('phone')}
        type="tel"
        dir="ltr"
        autoComplete="off"
        maxLength={PHONE_MAX}
        value={phone}
        onChange={setPhone}
      />
    </DeedButton>
  )
}
