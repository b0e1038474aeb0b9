import type { ArticleLabel, BlogArticles } from '@rihla/contract/blog/reading'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { PageSeo } from '../../platform/seo/page-seo.tsx'
import { EmptyBlock } from '../../ui/feedback/result-block.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { useFocusOnTurn } from '../../ui/navigation/use-focus-on-turn.ts'
import { BLOG_PATH, blogHref, type BlogAddress } from './addresses.ts'
import { ArticleCard } from './article-card.tsx'
import { FeedLink } from './blog-seo.tsx'
import { ArticlesFailed, LoadingArticles } from './blog-states.tsx'
import { homeQuery, listQuery } from './queries.ts'
import { SectionLinks } from './section-links.tsx'
import { useBlogText } from './use-blog-text.ts'

/** Nothing on this page: of a list that ends before it, or of one without articles. */
function Nothing({ list, address }: { list: BlogArticles; address: BlogAddress }) {
  const t = useBlogText()
  return list.TotalRecords > 0 ? (
    <EmptyBlock
      title={t('pastEnd', { page: address.page })}
      text={t('pastEndText')}
      action={{ text: t('lastPage'), to: blogHref({ ...address, page: list.TotalPages }) }}
    />
  ) : (
    <EmptyBlock
      title={t('noneInList')}
      text={t('checkBack')}
      action={{ text: t('back'), to: BLOG_PATH }}
    />
  )
}

function Results({ list, address }: { list: BlogArticles; address: BlogAddress }) {
  if (list.Data.length === 0) return <Nothing list={list} address={address} />
  return (
    <>
      <div className="story-grid">
        {list.Data.map((article, at) => (
          <ArticleCard key={article.id} article={article} heading="h2" eager={at < 3} />
        ))}
      </div>
      <div className="mt-10 flex justify-center">
        <Pagination
          page={list.PageNumber}
          totalPages={list.TotalPages}
          hrefOf={(page) => blogHref({ ...address, page })}
        />
      </div>
    </>
  )
}

/** The sections that have articles: as the list says, else as the list before or the blog's beginning did. */
function useSections(said: BlogArticles | undefined): readonly ArticleLabel[] {
  const { queryKey } = homeQuery(useApi(), useLanguage())
  const home = useQueryClient().getQueryData(queryKey)
  return said?.sections ?? home?.blocks.map(({ section }) => section) ?? []
}

/** /blog?section=, ?tag= or ?all=1: a list of articles, a page at a time. */
export function ListPage({ address }: { address: BlogAddress }) {
  const t = useBlogText()
  const api = useApi()
  const language = useLanguage()
  const { data, isPlaceholderData, isPending, refetch } = useQuery({
    ...listQuery(api, language, address),
    placeholderData: (before, query) => (query?.queryKey[2] === language ? before : undefined),
  })
  const list = isPlaceholderData ? undefined : data
  const sections = useSections(data)
  const heading = useFocusOnTurn(`${address.section} ${address.tag}`, address.page)
  const title = titleOf(t, list, address)
  return (
    <main id="main" className="page-width story-page">
      <PageSeo
        title={title}
        description={t('lead')}
        path={blogHref(address)}
        noindex={list?.Data.length === 0}
      />
      <FeedLink />
      <Breadcrumbs items={[{ text: t('blog'), href: BLOG_PATH }, { text: title }]} />
      <h1 ref={heading} tabIndex={-1} className="type-h1 mt-3 mb-6 scroll-mt-24 outline-none">
        <bdi>{title}</bdi>
      </h1>
      <SectionLinks current={list?.section?.id ?? address.section} sections={sections} />
      {list ? (
        <Results list={list} address={address} />
      ) : isPending || isPlaceholderData ? (
        <LoadingArticles />
      ) : (
        <ArticlesFailed onRetry={() => void refetch()} />
      )}
    </main>
  )
}

function titleOf(
  t: ReturnType<typeof useBlogText>,
  list: BlogArticles | undefined,
  { section, tag }: BlogAddress,
): string {
  if (section !== null) return list?.section?.label ?? section
  if (tag !== null) return t('tagged', { name: list?.tag?.label ?? tag })
  return t('allArticles')
}
