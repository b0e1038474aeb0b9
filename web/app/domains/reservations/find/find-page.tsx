import { useMutation } from '@tanstack/react-query'
import { CircleX, Search } from '../../../ui/brand/icons.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { LoadingBlock } from '../../../ui/feedback/result-block.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { focusFirstProblem } from '../../account/index.ts'
import { pathOf } from '../module-name.ts'
import { useReservationsText } from '../use-reservations-text.ts'

type Asked = { reference: string; emailOrPin?: string; key?: string }

/** Finds a booking for this browser, then shows it. */
function useFind() {
  const api = useApi()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ reference, emailOrPin, key }: Asked) =>
      api.call('findBooking', { Reference: reference, EmailOrPin: emailOrPin, Key: key }),
    // A bus has a page of its own for its owner; whoever else may see it has the one of every booking.
    onSuccess: ({ ReservationId: Id, Module: ModuleName, IsMine }) =>
      navigate(IsMine ? pathOf({ ModuleName, Id }) : `/reservations/${ModuleName}/${Id}`, {
        replace: true,
      }),
  })
}

/** `failed`: what the link said that led here, until something else is asked. */
function FindForm({ start, failed = null }: { start: string; failed?: string | null }) {
  const t = useReservationsText()
  const form = useRef<HTMLFormElement>(null)
  const [reference, setReference] = useState(start)
  const [emailOrPin, setEmailOrPin] = useState('')
  const [tried, setTried] = useState(false)
  const { mutate, isPending, isIdle, error } = useFind()
  const problem = isIdle ? failed : (error?.message ?? null)
  const wrong = { reference: reference.trim() === '', emailOrPin: emailOrPin.trim() === '' }
  const submit = (): void => {
    setTried(true)
    if (wrong.reference || wrong.emailOrPin) {
      if (form.current) focusFirstProblem(form.current)
    } else if (!isPending) mutate({ reference: reference.trim(), emailOrPin: emailOrPin.trim() })
  }
  return (
    <form
      ref={form}
      noValidate
      className="panel reservation-panel"
      onSubmit={(event) => (event.preventDefault(), submit())}
    >
      <TextField
        label={t('findReference')}
        hint={t('findReferenceHint')}
        name="reference"
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        required
        maxLength={40}
        value={reference}
        onChange={setReference}
        error={tried && wrong.reference ? t('findReferenceMissing') : null}
      />
      <TextField
        label={t('findEmailOrPin')}
        hint={t('findEmailOrPinHint')}
        name="email-or-pin"
        dir="ltr"
        autoCapitalize="none"
        autoComplete="email"
        required
        maxLength={254}
        value={emailOrPin}
        onChange={setEmailOrPin}
        error={tried && wrong.emailOrPin ? t('findEmailOrPinMissing') : null}
      />
      {problem !== null && (
        <p className="notice notice-bad" role="alert">
          <CircleX aria-hidden />
          {problem}
        </p>
      )}
      <Button type="submit" kind="primary" size="large" busy={isPending && t('findBusy')}>
        <Search aria-hidden />
        {t('find')}
      </Button>
    </form>
  )
}

/** A mailed link: opens the booking at once; one that doesn’t fit leads to the form, which says why. */
function ByLink({ reference, linkKey }: { reference: string; linkKey: string }) {
  const t = useReservationsText()
  const { mutate, error } = useFind()
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    mutate({ reference, key: linkKey })
  }, [mutate, reference, linkKey])
  return error ? (
    <FindForm start={reference} failed={error.message} />
  ) : (
    <LoadingBlock text={t('findBusy')} />
  )
}

/** /find-booking: a booking by its reference, without an account. */
export function FindBookingPage() {
  const t = useReservationsText()
  const [address] = useSearchParams()
  const reference = address.get('reference') ?? ''
  const key = address.get('key')
  return (
    <main id="main" className="page-width grid max-w-xl! gap-5 py-8 md:py-12">
      <PageSeo title={t('findTitle')} path="/find-booking" noindex />
      <div className="grid gap-2">
        <h1 className="type-h1">{t('findTitle')}</h1>
        <p className="text-ink-2">{t('findText')}</p>
      </div>
      {reference && key ? (
        <ByLink reference={reference} linkKey={key} />
      ) : (
        <FindForm start={reference} />
      )}
    </main>
  )
}
