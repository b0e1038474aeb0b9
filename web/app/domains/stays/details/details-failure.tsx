import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { useNavigate } from 'react-router'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorBlock } from '../../../ui/feedback/result-block.tsx'
import { kinds } from '../stay-kinds.ts'
import { useStaysText } from '../use-stays-text.ts'

export type DetailsFailure = { message: string; status: number; requestId: string | null }

/** A hotel or cruise that isn't there, or couldn't be loaded; with a way back. */
export function DetailsError({
  kind,
  failure,
  onRetry,
}: {
  kind: StayKind
  failure: DetailsFailure
  onRetry: () => void
}) {
  const t = useStaysText()
  const navigate = useNavigate()
  const gone = failure.status === 404 || failure.status === 400
  const title = gone ? t(`errorTitle-${kind}`) : t('detailsErrorTitle')
  return (
    <main id="main" className="page-width py-12">
      <PageSeo title={title} path={kinds[kind].details} noindex />
      <ErrorBlock
        heading="h1"
        title={title}
        text={gone ? t(`notFoundText-${kind}`) : failure.message || t('detailsFailed')}
        reference={gone || !failure.requestId ? null : t('reference', { id: failure.requestId })}
        actions={
          <>
            <Button kind="teal" onClick={() => void navigate(kinds[kind].search)}>
              {t(`backToList-${kind}`)}
            </Button>
            {!gone && <Button onClick={onRetry}>{t('tryAgain')}</Button>}
          </>
        }
      />
    </main>
  )
}
