import { bookingIn } from '@rihla/contract/checkout/resume-address'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { ApiProblem } from '../../platform/api/problem.ts'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { PageSeo } from '../../platform/seo/page-seo.tsx'
import { useSession } from '../../platform/session/session.ts'
import { ErrorBlock } from '../../ui/feedback/result-block.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { countriesQuery, dialCountries, useLoginRedirect } from '../account/index.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { MinimalHeader } from './minimal-header.tsx'
import { Checkout } from './checkout.tsx'
import { clearCheckout, readDraft } from './draft-storage.ts'
import { heldQuery } from './queries.ts'
import type { CheckoutState } from './saved-checkout.ts'
import { prefilledForm } from './traveller/traveller-form.ts'
import { useCheckoutText } from './use-checkout-text.ts'
import { useCheckoutState } from './use-checkout-state.ts'

/** Comes when what another tab or device began is opened. */
const ResumeBooking = lazy(() =>
  import('./resume-booking.tsx').then((m) => ({ default: m.ResumeBooking })),
)

/** The dial code list is worth waiting for, but not worth failing for. */
const HOME_ONLY = [{ code: 'EG', dial: '+20', name: 'Egypt', placeholder: '10 01234567' }]

/** Checkout while its booking is on its way. */
function Loading() {
  const t = useCheckoutText()
  return <CheckoutSkeleton text={t('loading')} main={['h-[330px]']} />
}

const statusOf = (problem: Error | null): number =>
  problem instanceof ApiProblem ? problem.status : 0

/** Why there is nothing to check out, and what to do. */
function Lost({ problem, onRetry }: { problem: Error; onRetry: () => void }) {
  const t = useCheckoutText()
  const detour = useLoginRedirect(t('loginFirst'))
  const status = statusOf(problem)
  const key = status === 401 ? 'sessionOver' : status === 404 ? 'notFound' : 'loadFailed'
  const actions = {
    sessionOver: { text: t('login'), onClick: () => void detour(problem) },
    notFound: { text: t('seeActivities'), to: '/activities' },
    loadFailed: { text: t('tryAgain'), onClick: onRetry },
  }
  return (
    <div className="py-10">
      <ErrorBlock title={t(key)} text={t(`${key}Text`)} action={actions[key]} />
    </div>
  )
}

/** Everything that the form starts with; it is shown once all of it is there. */
function Opened({ entry }: { entry: CheckoutState }) {
  const t = useCheckoutText()
  const api = useApi()
  const language = useLanguage()
  const session = useSession()
  const tempId = entry.reservation.TempId
  const held = useQuery(heldQuery(api, language, tempId))
  const lost = statusOf(held.error) === 404
  useEffect(() => {
    if (lost) clearCheckout()
  }, [lost])
  const countries = useQuery(countriesQuery(api))
  useEffect(() => {
    if (countries.isError) showToast({ title: t('error'), text: t('countriesFailed'), tone: 'bad' })
  }, [countries.isError, t])
  // Also while it is open: it may have become another account's.
  if (held.isError && (lost || !held.data))
    return <Lost problem={held.error} onRetry={() => void held.refetch()} />
  if (!held.data || countries.isPending || session.state === 'unknown') return <Loading />
  const dials = countries.data ? dialCountries(countries.data, language) : HOME_ONLY
  const booked = {
    name: held.data.UserName,
    phone: held.data.Phone,
    request: held.data.SpecialRequest,
    pickUp: held.data.PickUpFrom,
  }
  const user = session.user && { name: session.user.FullName, phone: session.user.PhoneNumber }
  const initial = prefilledForm(readDraft(tempId)?.typed ?? null, booked, user, dials)
  return (
    <Checkout key={tempId} entry={entry} held={held.data} initial={initial} countries={dials} />
  )
}

/** /checkout: who comes, how to pay, the bank's page, and the confirmation. */
export function CheckoutPage() {
  const t = useCheckoutText()
  const named = bookingIn(new URLSearchParams(useLocation().search))
  const entry = useCheckoutState(named)
  return (
    <>
      <PageSeo title={t('title')} path="/checkout" noindex />
      <MinimalHeader />
      <main id="main" className="page-width">
        <h1 className="sr-only">{t('title')}</h1>
        <Suspense fallback={<Loading />}>
          {entry ? (
            <Opened entry={entry} />
          ) : named === null ? (
            <Loading />
          ) : (
            <ResumeBooking
              tempId={named}
              loading={<Loading />}
              renderLost={(problem, retry) => <Lost problem={problem} onRetry={retry} />}
            />
          )}
        </Suspense>
      </main>
    </>
  )
}
