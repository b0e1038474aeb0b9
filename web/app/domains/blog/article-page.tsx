import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from '../../ui/brand/icons.ts'
import { Link } from 'react-router'
import { ApiProblem } from '../../platform/api/problem.ts'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { PageUnavailable } from '../../ui/feedback/page-unavailable.tsx'
import { articleHref, BLOG_PATH } from './addresses.ts'
import { ArticleView } from './article-view.tsx'
import { ArticleSeo } from './blog-seo.tsx'
import { articleQuery, isUnknown, offersQuery } from './queries.ts'
import { useBlogText } from './use-blog-text.ts'

/** What the server said, in its words; a problem without any has ours. */
const wordsOf = (problem: Error): string | undefined =>
  problem instanceof ApiProblem && problem.isWorded ? problem.message : undefined

/** /blog/{slug}: an article, or why it can't be shown. `missing`: the server knows of none. */
export function ArticlePage({ slug, missing }: { slug: string; missing: boolean }) {
  const t = useBlogText()
  const api = useApi()
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    ...articleQuery(api, language, slug),
    enabled: !missing,
  })
  const { data: offers } = useQuery({ ...offersQuery(api, language, slug), enabled: !missing })
  const isMissing = missing || isUnknown(error)
  return (
    <main id="main" className="page-width story-page">
      <Link className="header-link story-back" to={BLOG_PATH}>
        <ChevronLeft size={18} className="mirror" aria-hidden />
        {t('back')}
      </Link>
      {data ? (
        <>
          <ArticleSeo article={data} />
          <ArticleView article={data} offers={offers ?? []} />
        </>
      ) : (
        <PageUnavailable
          path={articleHref(slug)}
          title={t('blog')}
          isMissing={isMissing}
          error={error}
          missing={{
            title: t('notFound'),
            text: t('notFoundText'),
            action: { text: t('viewAll'), to: BLOG_PATH },
          }}
          failed={{
            title: t('fetchFailed'),
            text: error ? wordsOf(error) : undefined,
            retry: t('tryAgain'),
            onRetry: () => void refetch(),
          }}
          loading={t('loadingArticle')}
        />
      )}
    </main>
  )
}
