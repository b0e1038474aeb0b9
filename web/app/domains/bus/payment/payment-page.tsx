import type { SeatHold } from '@rihla/contract/bus/seats'
import { useQuery } from '@tanstack/react-query'
import { UserRound } from '../../../ui/brand/icons.ts'
import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { Countdown } from '../../../ui/feedback/countdown.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Steps } from '../../../ui/navigation/steps.tsx'
import { countriesQuery } from '../../account/index.ts'
import { PaymentFrame, PaymentOpenNotice } from '../../payments/index.ts'
import { StepHeading } from '../../../ui/navigation/step-heading.tsx'
import { useDeadlinePassed } from '../../../ui/feedback/use-deadline-passed.ts'
import { noteHold } from '../../held/index.ts'
import { PAYMENT_PATH, SEATS_PATH } from '../addresses.ts'
import { saveJourney, type SavedJourney, type Passenger } from '../journey/journey.ts'
import { type Booker, JourneyPage } from '../journey/journey-page.tsx'
import { BusBar, JourneySide } from '../journey/journey-side.tsx'
import { dialsOf, joinPhone } from '../../../platform/phone.ts'
import { useBusGuard } from '../use-bus-guard.ts'
import { useBusText } from '../use-bus-text.ts'
import { FailureNotice } from '../failure-notice.tsx'
import { BookingResult } from './booking-result.tsx'
import { useBusPayment } from './use-bus-payment.ts'
import { useRelease } from './use-release.ts'
import { useHeld } from './use-held-seats.ts'
import { useJourneyToPay, useNamedSession, useSavedJourney } from './use-journey-to-pay.ts'

/** A journey whose seats are held and whose passenger is known. */
type Held = SavedJourney & { hold: SeatHold; passenger: Passenger }

const isHeld = (entry: SavedJourney): entry is Held =>
  entry.hold !== null && entry.passenger !== null

const REFUSED_FOR_SEATS = new Set([
  'seat_taken',
  'seat_unknown',
  'full_name_required',
  'phone_invalid',
])

function PassengerPanel({ name, phone }: { name: string; phone: string }) {
  const t = useBusText()
  return (
    <section className="panel grid gap-3 p-5 md:p-6">
      <div className="flex items-center justify-between gap-3">
        <h3 className="type-title flex items-center gap-2">
          <UserRound size={19} className="text-teal-700" aria-hidden />
          {t('passenger')}
        </h3>
        <LinkButton kind="text" size="small" to={SEATS_PATH}>
          {t('edit')}
        </LinkButton>
      </div>
      <dl className="grid gap-3 md:grid-cols-2">
        <div>
          <dt className="type-caption text-ink-3">{t('name')}</dt>
          <dd className="font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </dd>
        </div>
        <div>
          <dt className="type-caption text-ink-3">{t('phone')}</dt>
          <dd className="font-medium">
            <bdi dir="ltr">{phone}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  )
}

function ProgressSteps({ current }: { current: number }) {
  const t = useBusText()
  return (
    <div className="pt-5">
      <Steps names={[t('payStepDetails'), t('payStepPay'), t('payStepDone')]} current={current} />
    </div>
  )
}

/** Review, the gateway's page, the result. */
function Paying({ entry, userId, countries }: Booker & { entry: Held }) {
  const t = useBusText()
  const navigate = useNavigate()
  const { hold, trips, renew, renewing, lookAgain } = useHeld(entry, userId)
  const journey = { ...entry, ...trips }
  const heldSeats = entry.seats.going.length + entry.seats.back.length
  const ended = useDeadlinePassed(Date.parse(hold.ExpiresAt))
  const { name } = entry.passenger
  const phone = joinPhone(entry.passenger, dialsOf(countries)) ?? ''
  const payment = useBusPayment({
    hold,
    name,
    phone,
    onOpened: () => void lookAgain(),
    onEnded: () => {
      saveJourney(entry, { hold, done: true })
      noteHold()
    },
    onRefused: (code) => {
      if (code === 'hold_ended') void lookAgain()
      if (!REFUSED_FOR_SEATS.has(code)) return
      saveJourney(entry, { step: 'summary' })
      void navigate(SEATS_PATH)
    },
  })
  const { url, busy, failure, outcome, checking, pay } = payment
  const { release, releasing, releaseFailure } = useRelease(entry, hold)
  if (outcome) {
    return (
      <>
        {outcome.kind === 'paid' && <ProgressSteps current={2} />}
        <div className="seats-layout">
          <BookingResult outcome={outcome} />
          <JourneySide journey={journey} amount={hold.TotalAmount} settled />
        </div>
      </>
    )
  }
  return (
    <>
      <ProgressSteps current={1} />
      <div className="seats-layout">
        <div className="grid min-w-0 gap-4">
          <Countdown
            until={hold.ExpiresAt}
            label={url || checking ? t('seatsHeldPaying') : t('seatsHeld', { count: heldSeats })}
            endedText={t('holdEnded')}
          />
          <FailureNotice title={failure?.title ?? ''} failure={failure} />
          <FailureNotice title={t('releaseFailed')} failure={releaseFailure} />
          {ended && !checking && (
            <Button kind="teal" block busy={renewing && t('holding')} onClick={() => renew()}>
              {t('holdAgain')}
            </Button>
          )}
          {url ? (
            <Suspense fallback={<Skeleton className="h-[700px] rounded-card!" />}>
              <PaymentFrame
                url={url}
                onLook={payment.look}
                onBack={payment.leaveBank}
                backText={t('backReview')}
              />
            </Suspense>
          ) : (
            <>
              {checking && (
                <PaymentOpenNotice title={t('paymentOpen')} text={t('paymentOpenText')} />
              )}
              <div>
                <StepHeading className="type-h1" still>
                  {t('payTitle')}
                </StepHeading>
                <p className="text-ink-2">{t('payText')}</p>
              </div>
              <PassengerPanel name={name} phone={phone} />
              <p className="flex flex-wrap gap-2">
                <LinkButton kind="text" to={SEATS_PATH}>
                  {t('modify')}
                </LinkButton>
                {!ended && (
                  <Button kind="text" busy={releasing && t('releasing')} onClick={() => release()}>
                    {t('release')}
                  </Button>
                )}
              </p>
            </>
          )}
        </div>
        <JourneySide journey={journey} amount={hold.TotalAmount} settled>
          {!url && (
            <BusBar
              beside={
                <p className="grid lg:hidden">
                  <span className="type-caption text-ink-2">{t('total')}</span>
                  <strong className="text-[1.1875rem]">
                    <Money egp={hold.TotalAmount} />
                  </strong>
                </p>
              }
              disabled={ended && !checking}
              busy={busy && t('processing')}
              onClick={() => pay()}
            >
              {t(checking ? 'goOn' : 'proceed')}
            </BusBar>
          )}
        </JourneySide>
      </div>
    </>
  )
}

/** /transportation/payment: without held seats the way leads back to choosing them. */
export function BusPaymentPage() {
  const t = useBusText()
  const navigate = useNavigate()
  const named = useNamedSession()
  const saved = useSavedJourney()
  const userId = useBusGuard(named !== null || saved !== null)
  const { data, isError } = useQuery(countriesQuery(useApi()))
  const countries = data ?? (isError ? [] : null)
  const opened = useJourneyToPay({ named, saved, userId, countries })
  const entry = opened && isHeld(opened) ? opened : null
  const unheld = opened !== null && entry === null
  useEffect(() => {
    if (unheld) void navigate(SEATS_PATH, { replace: true })
  }, [unheld, navigate])
  return (
    <JourneyPage title={t('payTitle')} path={PAYMENT_PATH} mainHeight="h-[320px]">
      {entry && userId !== null && countries && (
        <Paying entry={entry} userId={userId} countries={countries} />
      )}
    </JourneyPage>
  )
}
