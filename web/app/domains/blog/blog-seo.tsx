import { STRUCTURED } from '@rihla/contract/blog/limits'
import type { Article, ArticleCard } from '@rihla/contract/blog/reading'
import { useContext } from 'react'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { PageSeo } from '../../platform/seo/page-seo.tsx'
import { SiteContext } from '../../platform/site.ts'
import { useUiText } from '../../ui/use-ui-text.ts'
import { articleHref, BLOG_PATH } from './addresses.ts'
import { useBlogText } from './use-blog-text.ts'

/** Where feed readers find the articles of this language. */
export const useFeedAddress = (): string => `/blog/feed/${useLanguage()}.xml`

export function FeedLink() {
  const t = useBlogText()
  const href = useFeedAddress()
  return <link rel="alternate" type="application/rss+xml" title={t('title')} href={href} />
}

const posting = (
  { slug, title, subtitle, author, cover, published_at, updated_at }: ArticleCard,
  publicUrl: string,
) => ({
  '@type': 'BlogPosting',
  headline: title,
  description: subtitle,
  url: new URL(articleHref(slug), publicUrl).href,
  image: cover ? new URL(cover.url, publicUrl).href : undefined,
  datePublished: published_at,
  dateModified: updated_at,
  author: { '@type': 'Person', name: author },
})

/** Title, description and structured data of the blog's beginning: its newest posts. */
export function BlogSeo({ newest }: { newest: readonly ArticleCard[] }) {
  const t = useBlogText()
  const ui = useUiText()
  const language = useLanguage()
  const { publicUrl } = useContext(SiteContext)
  const structured = {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    name: t('title'),
    description: t('lead'),
    url: new URL(BLOG_PATH, publicUrl).href,
    inLanguage: language,
    publisher: { '@type': 'Organization', name: ui('brand'), url: publicUrl },
    blogPost: newest.slice(0, STRUCTURED).map((it) => posting(it, publicUrl)),
  }
  return (
    <>
      <PageSeo
        title={t('title')}
        description={t('lead')}
        path={BLOG_PATH}
        image={newest[0]?.cover?.url}
        structured={structured}
      />
      <FeedLink />
    </>
  )
}

/** Title, description and structured data of an article. */
export function ArticleSeo({ article }: { article: Article }) {
  const ui = useUiText()
  const language = useLanguage()
  const { publicUrl } = useContext(SiteContext)
  const path = articleHref(article.slug)
  const structured = {
    '@context': 'https://schema.org',
    ...posting(article, publicUrl),
    description: article.description,
    inLanguage: language,
    mainEntityOfPage: new URL(path, publicUrl).href,
    articleSection: article.sections.map(({ label }) => label),
    keywords: article.tags.map(({ label }) => label).join(', '),
    timeRequired: `PT${article.time_to_read}M`,
    publisher: { '@type': 'Organization', name: ui('brand'), url: publicUrl },
  }
  return (
    <>
      <PageSeo
        title={article.title}
        description={article.description}
        path={path}
        image={article.cover?.url}
        structured={structured}
      />
      <FeedLink />
    </>
  )
}
