import type { ApiProblem } from '../../../platform/api/problem.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { ErrorBlock } from '../../../ui/feedback/result-block.tsx'
import { useReservationsText } from '../use-reservations-text.ts'
import { useList } from './way-back.tsx'

/** There is no such booking, or not of whoever looks. */
export function NotFound() {
  const t = useReservationsText()
  const list = useList()
  return (
    <ErrorBlock
      title={t('notFound')}
      text={t('notFoundText')}
      action={{ text: list.text, to: list.href }}
    />
  )
}

/** What went wrong, and the ways on; without a connection, to what is kept on the device, which the worker shows. */
export function Failed({ problem, onRetry }: { problem: ApiProblem | null; onRetry: () => void }) {
  const t = useReservationsText()
  const list = useList()
  return (
    <ErrorBlock
      title={t('failed')}
      text={t('detailFailed')}
      reference={problem?.requestId ? t('problemId', { id: problem.requestId }) : null}
      actions={
        <>
          <Button kind="teal" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
          <LinkButton to={list.href}>{list.text}</LinkButton>
          {problem?.status === 0 && (
            <a className="button button-text button-medium" href={location.pathname}>
              {t('openKept')}
            </a>
          )}
        </>
      }
    />
  )
}
