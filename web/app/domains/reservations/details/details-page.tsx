import type { ReservationDetails } from '@rihla/contract/reservations'
import { parseModule, type Module } from '@rihla/contract/modules'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { CircleCheck } from '../../../ui/brand/icons.ts'
import { Amounts } from '../../../ui/card/amounts.tsx'
import { TwoColumnSkeleton } from '../../../ui/feedback/two-column-skeleton.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Timeline } from '../../../ui/navigation/steps.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { BookingFacts, DeadlineNotice, FieldPanel, HowToPay } from './details-facts.tsx'
import { DetailsHead } from './details-head.tsx'
import { Failed, NotFound } from './not-shown.tsx'
import { PapersPanel } from './papers-panel.tsx'
import { RefundPanels } from './refund-panel.tsx'
import { useList, WayBack } from './way-back.tsx'
import { CancelButton } from '../actions/cancel-button.tsx'
import { TermLines } from '../../../ui/card/term-lines.tsx'
import { ChangeButton, PayDifference, type ToPay } from '../../changing/index.ts'
import { ReviewPanel } from '../rating/review-panel.tsx'
import { ProofPanel } from '../proof/proof-panel.tsx'
import { LoginPrompt } from '../../account/index.ts'
import { FindLink } from '../find/find-link.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { reservationQuery } from '../queries.ts'
import { stepState } from '../status.ts'
import { useLookAgain } from '../use-look-again.ts'
import { useReservationsText } from '../use-reservations-text.ts'

// Comes where there is something to pay.
const CompletePayment = lazy(() => import('../actions/complete-payment.tsx'))

// Comes where a change waits for its difference.
const OpenChange = lazy(() => import('../actions/open-change.tsx'))

// Comes where money came too late.
const LateChoice = lazy(() => import('../late/late-choice.tsx'))

function Loading() {
  const t = useReservationsText()
  return (
    <TwoColumnSkeleton text={t('loading')}>
      <div className="flex gap-5">
        <Skeleton className="size-28 rounded-image!" />
        <div className="grid flex-1 content-center gap-3">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-9 w-3/5" />
        </div>
      </div>
    </TwoColumnSkeleton>
  )
}

/** What cancelling gives back, and the button that cancels. */
function CancellationPanel({
  it,
  onCancelled,
}: {
  it: ReservationDetails
  onCancelled: (result: string) => void
}) {
  const t = useReservationsText()
  if (!it.ShowCancelButton) return null
  return (
    <section className="panel reservation-panel">
      <h2 className="type-h3">{t('cancellation')}</h2>
      {it.Cancellation.length > 0 && (
        <>
          {it.StatusCode === 'Pending Payment' && (
            <p className="type-small text-ink-2">{t('cancellationOncePaid')}</p>
          )}
          <TermLines lines={it.Cancellation} />
        </>
      )}
      <CancelButton it={it} onDone={onCancelled} />
    </section>
  )
}

/** The way to another name, other dates or another party. */
function ChangePanel({
  it,
  onChanged,
  onToPay,
}: {
  it: ReservationDetails
  onChanged: (result: string) => void
  onToPay: (toPay: ToPay) => void
}) {
  const t = useReservationsText()
  const module = parseModule(it.ModuleName)
  if (!it.ShowChangeButton || !module) return null
  return (
    <section className="panel reservation-panel">
      <h2 className="type-h3">{t('changeHeading')}</h2>
      <p className="type-small text-ink-2">{t('changeText')}</p>
      <ChangeButton
        id={it.Id}
        module={module}
        text={t('change')}
        onChanged={onChanged}
        onToPay={onToPay}
      />
    </section>
  )
}

function Shown({ it }: { it: ReservationDetails }) {
  const t = useReservationsText()
  const lookAgain = useLookAgain()
  const [result, setResult] = useState<string | null>(null)
  const [toPay, setToPay] = useState<ToPay | null>(null)
  const changed = (message: string): void => {
    setToPay(null)
    setResult(message)
    showToast({ title: t('changed'), text: message })
    scrollTo({ top: 0 })
    void lookAgain()
  }
  const startToPay = (next: ToPay): void => {
    setToPay(next)
    scrollTo({ top: 0 })
  }
  // What was agreed to and isn't paid waits on this page from now on.
  const stopPaying = (): void => {
    setToPay(null)
    void lookAgain()
  }
  const lines = [...it.AmountDetails].sort((a, b) => a.Order - b.Order)
  const steps = it.ReservationSteps.map(({ Text, Description, Status }) => ({
    title: Text,
    text: Description,
    state: stepState(Status),
  }))
  return (
    <>
      <WayBack reference={it.ReferenceNumber} />
      <DetailsHead it={it} />
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_372px] lg:gap-10">
        <div className="grid min-w-0 gap-4">
          <div className="empty:hidden" role="status">
            {result && (
              <p className="notice notice-soft">
                <CircleCheck aria-hidden />
                {result}
              </p>
            )}
          </div>
          {it.ChooseBy !== null && (
            <Suspense fallback={<Skeleton className="h-64 rounded-card!" />}>
              <LateChoice it={it} onChosen={setResult} />
            </Suspense>
          )}
          {toPay && (
            <Suspense fallback={<Skeleton className="h-[700px] rounded-card!" />}>
              <PayDifference
                module={parseModule(it.ModuleName) ?? 'Unknown'}
                toPay={toPay}
                onPaid={changed}
                onClose={stopPaying}
              />
            </Suspense>
          )}
          {it.OpenChange && !toPay && (
            <Suspense fallback={<Skeleton className="h-40 rounded-card!" />}>
              <OpenChange it={it} open={it.OpenChange} />
            </Suspense>
          )}
          <DeadlineNotice it={it} />
          {it.ShowCompletePaymentButton && it.PaymentReservationId !== null && (
            <Suspense fallback={<Skeleton className="h-12" />}>
              <CompletePayment it={it} tempId={it.PaymentReservationId} />
            </Suspense>
          )}
          <RefundPanels it={it} />
          <BookingFacts it={it} />
          <section className="panel reservation-panel">
            <h2 className="type-h3">{t('progress')}</h2>
            <Timeline items={steps} />
          </section>
          <HowToPay it={it} />
          <ProofPanel it={it} />
          <FieldPanel it={it} />
        </div>
        <aside className="grid gap-4">
          <section className="panel reservation-panel">
            <h2 className="type-h3">{t('price')}</h2>
            <Amounts lines={lines} />
          </section>
          <ReviewPanel it={it} />
          <PapersPanel it={it} />
          <ChangePanel it={it} onChanged={changed} onToPay={startToPay} />
          <CancellationPanel it={it} onCancelled={setResult} />
        </aside>
      </div>
    </>
  )
}

function Details({ module, id }: { module: Module; id: number }) {
  const t = useReservationsText()
  const api = useApi()
  const language = useLanguage()
  const { data, error, refetch } = useQuery(reservationQuery(api, language, module, id))
  const problem = error instanceof ApiProblem ? error : null
  const missing = problem?.status === 404 || problem?.status === 400
  useEffect(() => {
    if (error && problem?.status !== 404 && problem?.status !== 401)
      showToast({ title: t('error'), text: error.message, tone: 'bad' })
  }, [error, problem, t])
  if (data) return <Shown it={data} />
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      {!error ? (
        <Loading />
      ) : problem?.status === 401 ? (
        <LoginPrompt more={<FindLink />} />
      ) : missing ? (
        <NotFound />
      ) : (
        <Failed problem={problem} onRetry={() => void refetch()} />
      )}
    </>
  )
}

/** A visitor may have been let in: the server knows, once it is clear who is asking. */
function Known({ module, id }: { module: Module; id: number }) {
  const t = useReservationsText()
  const { state } = useSession()
  if (state !== 'unknown') return <Details key={state} module={module} id={id} />
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <Loading />
    </>
  )
}

/** /reservations/{module}/{id}; without a module or a number there is nothing to ask for. */
export function ReservationDetailsPage({
  module,
  id,
}: {
  module: Module | null
  id: number | null
}) {
  const t = useReservationsText()
  const list = useList()
  return (
    <main id="main" className="page-width py-6 md:py-8">
      <PageSeo title={list.text} path="/reservations" noindex />
      {module === null || id === null ? (
        <>
          <h1 className="sr-only">{t('title')}</h1>
          <NotFound />
        </>
      ) : (
        <Known module={module} id={id} />
      )}
    </main>
  )
}
