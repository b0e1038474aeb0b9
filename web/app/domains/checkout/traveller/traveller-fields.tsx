import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { rememberReturn } from '../../../platform/session/return-location.ts'
import { useSignedOut } from '../../../platform/session/session.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { DialCountry } from '../../../ui/form/phone-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { ContactFields } from '../../account/index.ts'
import { StepHeading } from '../../../ui/navigation/step-heading.tsx'
import { shownName } from './traveller-form.ts'
import type { BookingDraft } from './use-booking.ts'
import { useCheckoutText } from '../use-checkout-text.ts'

// Of activities that fetch people.
const PickUpField = lazy(() => import('./pick-up-field.tsx'))

export const FORM_ID = 'checkout-form'

const isStay = ({ held }: BookingDraft): boolean =>
  held.Module === 'Hotel' || held.Module === 'NileCruise'

type DetailsFormProps = {
  booking: BookingDraft
  countries: readonly DialCountry[]
  still: boolean
  tried: boolean
  onContinue: () => void
}

/** Who comes, how to reach them, and their special request; saved while it is typed. */
export function DetailsForm({ booking, countries, still, tried, onContinue }: DetailsFormProps) {
  const t = useCheckoutText()
  const signedOut = useSignedOut()
  const { held, typed, edit, problems } = booking
  return (
    <form
      id={FORM_ID}
      noValidate
      className="panel checkout-panel"
      onSubmit={(event) => (event.preventDefault(), onContinue())}
    >
      <div className="grid gap-1">
        <StepHeading still={still}>{t(isStay(booking) ? 'who-stay' : 'who')}</StepHeading>
        {signedOut && (
          <p className="type-small text-ink-2">
            <Link
              className="link inline-flex min-h-8 items-center"
              to="/login"
              state={{ from: '/checkout' }}
              onClick={() => rememberReturn('/checkout')}
            >
              {t('loginHint')}
            </Link>
          </p>
        )}
      </div>
      <ContactFields
        labels={{ name: t('fullName'), nameHint: t('nameHint'), phone: t('phone') }}
        value={{ ...typed, name: shownName(typed.name) }}
        onChange={edit}
        countries={countries}
        problems={{
          name: problems.name && t(problems.name),
          phone: problems.phone && t(problems.phone),
        }}
        tried={tried}
      />
      {held.HotelPickUp && (
        <Suspense fallback={<Skeleton className="h-[100px] rtl:h-[106px]" />}>
          <PickUpField typed={typed} edit={edit} />
        </Suspense>
      )}
      <TextArea
        label={t('request')}
        name="request"
        maxLength={1000}
        placeholder={t('requestExample')}
        value={typed.request}
        onChange={(request) => edit({ request })}
      />
    </form>
  )
}
