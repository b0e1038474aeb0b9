import { useContext } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { DocumentContext } from '../../document-context.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { ApiProblem } from '../api/problem.ts'
import { NotFound } from './not-found.tsx'
import { useProblemText } from './use-problem-text.ts'

const requestIdOf = (error: unknown): string | null =>
  error instanceof ApiProblem ? error.requestId : null

/** The last resort: what happened, a way out, and the id that support can look up. */
export function ProblemPage({ error }: { error: unknown }) {
  const t = useProblemText()
  const { requestId } = useContext(DocumentContext)
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  const reference = requestIdOf(error) ?? requestId
  return (
    <main
      id="main"
      className="page-width grid min-h-[70dvh] place-content-center justify-items-center gap-4 py-16 text-center"
    >
      <title>{`${t('faultTitle')} | ${t('product')}`}</title>
      <span className="waves-ink mb-4" aria-hidden />
      <h1 className="type-h1">{t('faultTitle')}</h1>
      <p className="max-w-md text-ink-2">{t('faultText')}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button kind="teal" onClick={() => location.reload()}>
          {t('tryAgain')}
        </Button>
        <LinkButton to="/" reloadDocument>
          {t('home')}
        </LinkButton>
      </div>
      {reference && <p className="type-caption text-ink-3">{t('reference', { id: reference })}</p>}
    </main>
  )
}
