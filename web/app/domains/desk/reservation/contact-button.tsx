import { CHANGE_LIMITS } from '@rihla/contract/changing-limits'
import { EMAIL_MAX, PHONE_MAX } from '@rihla/contract/desk/limits'
import type { DeskReservation } from '@rihla/contract/desk/reservations'
import type { Language } from '@rihla/contract/values/language'
import { UserRoundPen } from '../../../ui/brand/icons.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { useOverEdition } from '../deeds/use-over-edition.ts'
import { useTyped } from '../deeds/use-typed.ts'
import { languageNames } from '../language-names.ts'
import { isBooked } from '../letters/letters.ts'
import { MailLanguage } from '../phone-sales/mail-language.tsx'
import { useDeskText } from '../use-desk-text.ts'

type Contact = {
  readonly name: string
  readonly phone: string
  readonly pickUp: string
  /** Of a guest; empty: it isn't one. */
  readonly email: string
  readonly language: Language
}

/** What somebody else wrote meanwhile. */
function ContactNow({ it: { name, phone, pickUp, email, language } }: { it: Contact }) {
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
      {email && (
        <>
          {' · '}
          <bdi dir="ltr">{email}</bdi>
          {' · '}
          {languageNames[language]}
        </>
      )}
    </>
  )
}

/** What a correction comes to for its traveller: mails to another address, a mail that says it, or none. */
function outcomeOf(it: DeskReservation, was: Contact, is: Contact) {
  if (is.email.trim().toLowerCase() !== was.email.toLowerCase()) return 'guestMoved'
  const fields = ['name', 'phone', 'pickUp'] as const
  const isOther = fields.some((field) => is[field].trim() !== was[field])
  return isOther && isBooked(it.Reservation.StatusCode) ? 'contactChanged' : 'contactQuiet'
}

/** Another name, phone or hotel to be fetched from of whoever booked, of a guest another address or language, too. */
export function ContactButton({ it }: { it: DeskReservation }) {
  const t = useDeskText()
  const api = useApi()
  const { Id: id, ClientName, ClientPhone } = it.Reservation
  const standing: Contact = {
    name: ClientName,
    phone: ClientPhone ?? '',
    pickUp: it.PickUpFrom ?? '',
    email: it.IsGuest ? (it.Email ?? '') : '',
    language: it.Language,
  }
  const [typed, change, forget] = useTyped(standing)
  const { name, phone, pickUp, email, language } = typed
  const { isClash, begin, over } = useOverEdition(it.ContactEdition, forget)
  return (
    <DeedButton
      about={id}
      icon={<UserRoundPen aria-hidden />}
      text={t('changeContact')}
      title={t('changeContactTitle')}
      onOpen={begin}
      note={
        <>
          {t(it.IsGuest ? 'changeGuestText' : 'changeContactText')}
          {isClash && (
            <span className="block pt-2">
              <ContactNow it={standing} />
            </span>
          )}
        </>
      }
      check={() => {
        if (name.trim() === '') return t('nameWrong')
        return it.IsGuest && email.trim() === '' ? t('guestEmailMissing') : null
      }}
      run={async (deed) => {
        const contact = {
          UserName: name.trim(),
          Phone: phone.trim() || undefined,
          PickUpFrom: it.HotelPickUp ? pickUp.trim() : undefined,
          ...(it.IsGuest && { Email: email.trim(), Language: language }),
        }
        await over(deed, (overIt) => api.call('changeContactAtDesk', { id, ...contact, ...overIt }))
        return t(outcomeOf(it, standing, typed))
      }}
    >
      <TextField
        label={t('travellerName')}
        dir="auto"
        autoComplete="off"
        maxLength={CHANGE_LIMITS.name}
        disabled={it.NameStays}
        {...(it.NameStays && { hint: t('guestNameStays') })}
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
      {it.IsGuest && (
        <>
          <TextField
            label={t('email')}
            type="email"
            dir="ltr"
            autoComplete="off"
            maxLength={EMAIL_MAX}
            value={email}
            onChange={(text) => change({ email: text })}
          />
          <MailLanguage value={language} onChange={(wanted) => change({ language: wanted })} />
        </>
      )}
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
