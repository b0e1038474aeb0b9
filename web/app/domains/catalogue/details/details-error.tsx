import { useNavigate } from 'react-router'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorBlock } from '../../../ui/feedback/result-block.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'
import type { DetailsFailure } from './details-failure.ts'

/** What is shown when an offer cannot be. */
export function DetailsError({
  failure,
  title,
  fallback,
  path,
  backTo,
  backText,
  onRetry,
  theme,
}: {
  failure: DetailsFailure
  title: string
  /** Said when the failure has no words. */
  fallback: string
  path: string
  backTo: string
  backText: string
  onRetry: () => void
  theme?: 'dayuse'
}) {
  const t = useCatalogueText()
  const navigate = useNavigate()
  return (
    <main id="main" className="page-width py-12" data-theme={theme}>
      <PageSeo title={title} path={path} noindex />
      <ErrorBlock
        heading="h1"
        title={title}
        text={failure.message || fallback}
        reference={
          failure.status !== 404 && failure.requestId
            ? t('reference', { id: failure.requestId })
            : null
        }
        actions={
          <>
            <Button kind="teal" onClick={() => void navigate(backTo)}>
              {backText}
            </Button>
            {failure.status !== 404 && <Button onClick={onRetry}>{t('tryAgain')}</Button>}
          </>
        }
      />
    </main>
  )
}
