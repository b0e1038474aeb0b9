import { CHANGE_LIMITS } from '@rihla/contract/changing-limits'
import { PHONE_MAX } from '@rihla/contract/desk/limits'
import type { DeskReservation } from '@rihla/contract/desk/reservations'
import { UserRoundPen } from '../../../ui/brand/icons.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { useOverEdition } from '../deeds/use-over-edition.ts'
import { useTyped } from '../deeds/use-typed.ts'
import { useDeskText } from '../use-desk-text.ts'

type Contact = { readonly name: string; readonly phone: string; readonly pickUp: string }

/** What somebody else wrote meanwhile. */
function ContactNow({ it: { name, phone, pickUp } }: { it: Contact }) {
  const t = useDeskText()
  return (
    <>
      <span className="block type-caption text-ink-2">{t('settingNow')}</span>
      <bdi>{name}</bdi>
      {phone && (
        <>
          {' · '}
          <bdi dir="ltr">{phone}</bdi>
        </>
      )}
      {pickUp && (
        <>
          {' · '}
          <bdi>{pickUp}</bdi>
        </>
      )}
    </>
  )
}

/** Another name, phone or hotel to be fetched from of whoever booked. */
export function ContactButton({ it }: { it: DeskReservation }) {
  const t = useDeskText()
  const api = useApi()
  const { Id: id, ClientName, ClientPhone } = it.Reservation
  const standing: Contact = {
    name: ClientName,
    phone: ClientPhone ?? '',
    pickUp: it.PickUpFrom ?? '',
  }
  const [{ name, phone, pickUp }, change, forget] = useTyped(standing)
  const { isClash, begin, over } = useOverEdition(it.ContactEdition, forget)
  return (
    <DeedButton
      icon={<UserRoundPen aria-hidden />}
      text={t('changeContact')}
      title={t('changeContactTitle')}
      onOpen={begin}
      note={
        <>
          {t('changeContactText')}
          {isClash && (
            <span className="block pt-2">
              <ContactNow it={standing} />
            </span>
          )}
        </>
      }
      check={() => (name.trim() === '' ? t('nameWrong') : null)}
      run={async (deed) => {
        const contact = {
          UserName: name.trim(),
          Phone: phone.trim() || undefined,
          PickUpFrom: it.HotelPickUp ? pickUp.trim() : undefined,
        }
        await over(deed, (overIt) => api.call('changeContactAtDesk', { id, ...contact, ...overIt }))
        return t('contactChanged')
      }}
    >
      <TextField
        label={t('travellerName')}
        dir="auto"
        autoComplete="off"
        maxLength={CHANGE_LIMITS.name}
        value={name}
        onChange={(text) => change({ name: text })}
      />
      <TextField
        label={t('phone')}
        type="tel"
        dir="ltr"
        autoComplete="off"
        maxLength={PHONE_MAX}
        value={phone}
        onChange={(text) => change({ phone: text })}
      />
      {it.HotelPickUp && (
        <TextField
          label={t('fetchedFrom')}
          dir="auto"
          autoComplete="off"
          maxLength={CHANGE_LIMITS.pickUp}
          value={pickUp}
          onChange={(text) => change({ pickUp: text })}
        />
      )}
    </DeedButton>
  )
}
