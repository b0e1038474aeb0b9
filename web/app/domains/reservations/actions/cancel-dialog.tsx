import type { CancellationNow } from '@rihla/contract/cancellation/calls'
import { parseModule } from '@rihla/contract/modules'
import type { ReservationDetails } from '@rihla/contract/reservations'
import { formatEgp } from '@rihla/contract/values/money'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleAlert } from '../../../ui/brand/icons.ts'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Amounts } from '../../../ui/card/amounts.tsx'
import { TermLines } from '../../../ui/card/term-lines.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { failureText } from '../../account/index.ts'
import { cancellationQuery } from '../queries.ts'
import { useReservationsText } from '../use-reservations-text.ts'

/** What cancelling now comes to: the sentence, its amounts, and the steps that are still ahead. */
function Terms({ terms }: { terms: CancellationNow }) {
  const t = useReservationsText()
  const language = useLanguage()
  const { Text, PaidAmount, KeptAmount, RefundAmount, Steps } = terms
  const amounts = [
    { Label: t('youPaid'), Text: formatEgp(PaidAmount, language) },
    ...(KeptAmount > 0
      ? [{ Label: t('fee'), Text: formatEgp(-KeptAmount, language), IsSaving: false }]
      : []),
    { Label: t('comesBack'), Text: formatEgp(RefundAmount, language) },
  ]
  return (
    <div className="grid gap-4">
      <div className="notice notice-warn">
        <CircleAlert aria-hidden />
        <p className="font-medium">{Text}</p>
      </div>
      {PaidAmount > 0 && <Amounts lines={amounts} />}
      {Steps.length > 0 && <TermLines lines={Steps} />}
    </div>
  )
}

/** What was answered to 'what does cancelling give back'; another server may answer it in words alone. */
function Answer({ answer }: { answer: CancellationNow | string }) {
  const t = useReservationsText()
  if (typeof answer === 'object') return <Terms terms={answer} />
  return <p className="whitespace-pre-line text-ink-2">{answer.trim() || t('cancelNone')}</p>
}

/**
 * Asks before a reservation is cancelled, with what comes back by now; while it is being cancelled it stays
 * open. `onCancelled` is given the server's word of what became of the money, and whether it is cancelled by now or
 * only asked for: a partner may refuse.
 */
export default function CancelDialog({
  it,
  onClose,
  onCancelled,
}: {
  it: ReservationDetails
  onClose: () => void
  onCancelled: (result: string, isOver: boolean) => void
}) {
  const t = useReservationsText()
  const api = useApi()
  const language = useLanguage()
  const module = parseModule(it.ModuleName) ?? undefined
  const terms = useQuery(cancellationQuery(api, language, it.Id, module))
  const {
    mutate,
    error,
    isPending: busy,
  } = useMutation({
    mutationFn: (answer: CancellationNow | string) =>
      api.call('cancelBooking', {
        id: it.Id,
        Module: module,
        Refund: typeof answer === 'object' ? answer.RefundAmount : undefined,
      }),
    onSuccess: ({ Result, IsOver }) => onCancelled(Result, IsOver),
    onError: (problem) => {
      showToast({ title: t('cancelFailedTitle'), text: textOf(problem), tone: 'bad' })
      // What is shown isn't true any more.
      if (problem instanceof ApiProblem && problem.status === 409) void terms.refetch()
    },
  })
  const fallbacks = { fallback: t('cancelFailed'), network: t('cancelFailed') }
  const textOf = (problem: unknown): string => failureText(problem, fallbacks)
  const answer = terms.data
  const mayCancel = answer !== undefined && (typeof answer === 'string' || answer.IsCancelable)
  return (
    <Dialog
      open
      locked={busy}
      onClose={onClose}
      title={t('cancelTitle')}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('keepBooking')}
          </Button>
          {mayCancel && (
            <Button kind="danger" busy={busy && t('cancelling')} onClick={() => mutate(answer)}>
              {t('cancelBooking')}
            </Button>
          )}
        </>
      }
    >
      <div className="mt-2 grid gap-4">
        <p className="type-small text-ink-2">
          <bdi>{it.Name}</bdi>
        </p>
        {answer !== undefined ? (
          <Answer answer={answer} />
        ) : terms.error ? (
          <div className="notice notice-bad items-center" role="alert">
            <p className="flex-1">
              {failureText(terms.error, {
                fallback: t('cancelLoadFailed'),
                network: t('cancelLoadFailed'),
              })}
            </p>
            <Button size="small" onClick={() => void terms.refetch()}>
              {t('tryAgain')}
            </Button>
          </div>
        ) : (
          <div className="grid gap-3" role="status">
            <Skeleton className="h-16" />
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-5 w-2/3" />
            <span className="sr-only">{t('cancelLoading')}</span>
          </div>
        )}
        <div className="empty:hidden" role="alert">
          {error && !busy && <p className="notice notice-bad">{textOf(error)}</p>}
        </div>
      </div>
    </Dialog>
  )
}
