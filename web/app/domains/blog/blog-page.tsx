import { FEATURED } from '@rihla/contract/blog/limits'
import type { ArticleCard as Article, BlogHome } from '@rihla/contract/blog/reading'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Rss } from '../../ui/brand/icons.ts'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { blogHref } from './addresses.ts'
import {
  ArticleCard,
  LargeArticleCard,
  SmallArticleCard,
  WideArticleCard,
} from './article-card.tsx'
import { BlogSeo, useFeedAddress } from './blog-seo.tsx'
import { ArticlesFailed, LoadingArticles, NoArticles } from './blog-states.tsx'
import { homeQuery } from './queries.ts'
import { SectionLinks } from './section-links.tsx'
import { useBlogText } from './use-blog-text.ts'

/** The newest three, the first of them larger. */
function Featured({ articles }: { articles: readonly Article[] }) {
  const [first, ...others] = articles
  if (!first) return null
  return (
    <div className="story-featured">
      <LargeArticleCard article={first} heading="h2" />
      {others.length > 0 && (
        <div className="grid content-start gap-4">
          {others.map((article) => (
            <WideArticleCard key={article.id} article={article} heading="h2" />
          ))}
        </div>
      )}
    </div>
  )
}

type BlockProps = {
  id: string
  title: string
  articles: readonly Article[]
  /** Where there are more of them. */
  more?: string | null
}

function BlockHead({ id, title, more, type }: BlockProps & { type: string }) {
  const t = useBlogText()
  return (
    <div className="mb-5 flex min-h-11 items-center justify-between gap-4">
      <h2 id={id} className={type}>
        {title}
      </h2>
      {more && (
        <Link className="header-link -me-[14px] text-teal-700" to={more}>
          {t('all')}
          <span className="sr-only">: {title}</span>
          <ChevronRight size={18} className="mirror" aria-hidden />
        </Link>
      )}
    </div>
  )
}

const Block = (block: BlockProps) => (
  <section className="story-block" aria-labelledby={block.id}>
    <BlockHead {...block} type="type-h2" />
    <div className="story-grid story-first-large">
      {block.articles.map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
    </div>
  </section>
)

/** The same, for sections further down: a list that takes less room. */
const SmallBlock = (block: BlockProps) => (
  <section className="panel story-side" aria-labelledby={block.id}>
    <BlockHead {...block} type="type-h3" />
    <ul className="-mt-3 grid gap-4">
      {block.articles.map((article) => (
        <SmallArticleCard key={article.id} article={article} />
      ))}
    </ul>
  </section>
)

/** Sections whose newest articles are shown as cards. */
const LARGE_BLOCKS = 4

/** Nothing of it is waited for: what stands by itself comes alive by itself, in a task of its own. */
function Blocks({ home: { blocks, latest } }: { home: BlogHome }) {
  const t = useBlogText()
  const shown = blocks.map(({ section, articles, more }, at) => ({
    // A section's own id may hold spaces.
    id: `section-${at}`,
    title: section.label,
    articles,
    more: more ? blogHref({ section: section.id }) : null,
  }))
  return (
    <>
      {shown.slice(0, LARGE_BLOCKS).map((block) => (
        <Suspense key={block.id}>
          <Block {...block} />
        </Suspense>
      ))}
      {shown.length > LARGE_BLOCKS && (
        <div className="story-lists">
          {shown.slice(LARGE_BLOCKS).map((block) => (
            <Suspense key={block.id}>
              <SmallBlock {...block} />
            </Suspense>
          ))}
        </div>
      )}
      {latest.length > 0 && (
        <Suspense>
          <Block id="section-latest" title={t('latest')} articles={latest} />
        </Suspense>
      )}
    </>
  )
}

function Foot() {
  const t = useBlogText()
  const feed = useFeedAddress()
  return (
    <div className="mt-14 flex flex-wrap items-center justify-between gap-4">
      <LinkButton to={blogHref({ all: true })}>{t('viewAll')}</LinkButton>
      <a className="header-link text-ink-2" href={feed}>
        <Rss size={18} aria-hidden />
        {t('feed')}
      </a>
    </div>
  )
}

/** /blog: the newest, then a block for each section. */
export function BlogPage() {
  const t = useBlogText()
  const api = useApi()
  const language = useLanguage()
  const { data: home, isPending, refetch } = useQuery(homeQuery(api, language))
  const isEmpty = home?.newest.length === 0
  return (
    <main id="main" className="page-width story-page">
      <BlogSeo newest={home?.newest ?? []} />
      <div className="mb-6 grid gap-1.5">
        <h1 className="type-h1">{t('title')}</h1>
        <p className="text-ink-2">{t('lead')}</p>
      </div>
      {home ? (
        isEmpty ? (
          <NoArticles />
        ) : (
          <>
            <SectionLinks current={null} sections={home.blocks.map((it) => it.section)} />
            <Featured articles={home.newest.slice(0, FEATURED)} />
            <Blocks home={home} />
            <Foot />
          </>
        )
      ) : isPending ? (
        <LoadingArticles />
      ) : (
        <ArticlesFailed onRetry={() => void refetch()} />
      )}
    </main>
  )
}
