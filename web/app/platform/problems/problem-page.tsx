import { useContext } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { DocumentContext } from '../../document-context.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { ApiProblem } from '../api/problem.ts'
import { NotFound } from './not-found.tsx'
import { useProblemText } from './use-problem-text.ts'

const requestIdOf = (error: unknown): string | null =>
  error instanceof ApiProblem ? error.requestId : null

/** Whether a script of a part didn’t come, as browsers word it. */
const isPartMissing = (error: unknown): boolean => / module/.test(String(error))

/** The last resort: what happened, a way out, and the id that support can look up. */
export function ProblemPage({ error }: { error: unknown }) {
  const t = useProblemText()
  const { requestId } = useContext(DocumentContext)
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  // With a line, what doesn't come is no more: a newer product is there.
  const outdated = isPartMissing(error) && navigator.onLine
  const reference = requestIdOf(error) ?? requestId
  return (
    <main
      id="main"
      className="page-width grid min-h-[70dvh] place-content-center justify-items-center gap-4 py-16 text-center"
    >
      <title>{`${t('faultTitle')} | ${t('product')}`}</title>
      <span className="waves-ink mb-4" aria-hidden />
      <h1 className="type-h1">{t(outdated ? 'outdated' : 'faultTitle')}</h1>
      <p className="max-w-md text-ink-2">{t(outdated ? 'outdatedText' : 'faultText')}</p>
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
