import { PageSeo } from '../../platform/seo/page-seo.tsx'
import { EmptyBlock, ErrorBlock, LoadingBlock } from './result-block.tsx'

type PageUnavailableProps = {
  /** Address of the page, without its language. */
  path: string
  /** The page's title while it is on its way. */
  title: string
  /** Whether the server knows of no such thing. */
  isMissing: boolean
  error: Error | null
  missing: { title: string; text: string; action: { text: string; to: string } }
  failed: { title: string; text?: string | undefined; retry: string; onRetry: () => void }
  /** Said while it is on its way. */
  loading: string
}

/** A page of one thing that can't be shown yet: it doesn't exist, it failed, or it is on its way. */
export function PageUnavailable({ path, title, isMissing, error, ...its }: PageUnavailableProps) {
  const { missing, failed, loading } = its
  return (
    <>
      <PageSeo
        title={isMissing ? missing.title : title}
        path={path}
        noindex={isMissing || error !== null}
      />
      {isMissing ? (
        <>
          <h1 className="sr-only">{missing.title}</h1>
          <EmptyBlock {...missing} />
        </>
      ) : error ? (
        <ErrorBlock
          heading="h1"
          title={failed.title}
          text={failed.text}
          action={{ text: failed.retry, onClick: failed.onRetry }}
        />
      ) : (
        <LoadingBlock heading={title} text={loading} />
      )}
    </>
  )
}
