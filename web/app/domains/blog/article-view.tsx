import { RELATED } from '@rihla/contract/blog/limits'
import type { Article, PricedOffer } from '@rihla/contract/blog/reading'
import { Share2 } from '../../ui/brand/icons.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { useShare } from '../../ui/button/use-share.ts'
import { Avatar } from '../../ui/card/avatar.tsx'
import { Badge } from '../../ui/card/badge.tsx'
import { Picture } from '../../ui/card/picture.tsx'
import { BLOG_PATH, blogHref } from './addresses.ts'
import { ArticleCard, SmallArticleCard } from './article-card.tsx'
import { fallbackLanguage } from './article-meta.tsx'
import { ArticleOffers } from './article-offers.tsx'
import { longDate } from './dates.ts'
import { useBlogText } from './use-blog-text.ts'

function Head({ article }: { article: Article }) {
  const t = useBlogText()
  const share = useShare()
  return (
    <div className="story-head">
      <div className="flex flex-wrap gap-2">
        {article.sections.map(({ id, label }) => (
          <Link key={id} to={blogHref({ section: id })}>
            <Badge tone="soft">{label}</Badge>
          </Link>
        ))}
      </div>
      <h1 className="type-h1" {...fallbackLanguage(article, 'title')}>
        {article.title}
      </h1>
      {article.subtitle && (
        <p className="story-lead" {...fallbackLanguage(article, 'subtitle')}>
          {article.subtitle}
        </p>
      )}
      <Button size="small" className="story-share" onClick={() => void share(article.title)}>
        <Share2 aria-hidden />
        {t('share')}
      </Button>
    </div>
  )
}

function Cover({ article: { cover } }: { article: Article }) {
  if (!cover) return null
  return (
    <div className="story-cover">
      <Picture {...cover} src={cover.url} sizes="(min-width: 1280px) 1200px, 100vw" eager />
    </div>
  )
}

/** The text, and the second picture between the two halves that a reader has of it: before the text. */
function Body({ article }: { article: Article }) {
  const t = useBlogText()
  const { secondary } = article
  const isEnglish = article.untranslated.includes('content')
  return (
    <>
      {isEnglish && <p className="notice notice-info mb-5">{t('untranslated')}</p>}
      <div
        className="story-body"
        {...fallbackLanguage(article, 'content')}
        // Cleaned by the server, when it was written and again for this answer.
        dangerouslySetInnerHTML={{ __html: article.content }}
      />
      {secondary && (
        <div className="story-second">
          <Picture {...secondary} src={secondary.url} sizes="(min-width: 768px) 720px, 100vw" />
        </div>
      )}
    </>
  )
}

function Tags({ article }: { article: Article }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {article.tags.map(({ id, label }) => (
        <li key={id}>
          <Link className="chip" to={blogHref({ tag: id })}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function About({ article }: { article: Article }) {
  const t = useBlogText()
  const language = useLanguage()
  return (
    <section className="panel story-side" aria-label={t('info')}>
      <div className="flex items-center gap-3">
        <Avatar name={article.author} image={null} size={44} />
        <p className="type-small font-medium">
          <span className="sr-only">{t('by')} </span>
          <bdi>{article.author}</bdi>
        </p>
      </div>
      <dl className="story-facts">
        <dt>{t('published')}</dt>
        <dd>
          <time dateTime={article.published_at}>{longDate(article.published_at, language)}</time>
        </dd>
        <dt>{t('reading')}</dt>
        <dd>{t('minutes', { count: article.time_to_read })}</dd>
      </dl>
    </section>
  )
}

function Side({ article, offers }: { article: Article; offers: readonly PricedOffer[] }) {
  const t = useBlogText()
  return (
    <aside className="story-aside">
      <About article={article} />
      <ArticleOffers offers={offers} />
      {article.tags.length > 0 && (
        <section className="panel story-side max-lg:hidden" aria-labelledby="article-topics">
          <h2 id="article-topics" className="type-h3">
            {t('topics')}
          </h2>
          <Tags article={article} />
        </section>
      )}
      {article.related.length > 0 && (
        <section className="panel story-side" aria-labelledby="article-next">
          <h2 id="article-next" className="type-h3">
            {t('readNext')}
          </h2>
          <ul className="grid gap-4">
            {article.related.slice(0, RELATED.beside).map((it) => (
              <SmallArticleCard key={it.id} article={it} />
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}

/** An article as readers see it; the editor's preview shows the same. */
export function ArticleView({
  article,
  offers,
}: {
  article: Article
  offers: readonly PricedOffer[]
}) {
  const t = useBlogText()
  const language = useLanguage()
  return (
    <>
      <Head article={article} />
      <Cover article={article} />
      <div className="story-columns">
        <article className="min-w-0">
          <Body article={article} />
          <div className="mt-8 grid gap-4">
            <Tags article={article} />
            <p className="type-small text-ink-2">
              {t('lastUpdated', { date: longDate(article.updated_at, language) })}
            </p>
          </div>
        </article>
        <Side article={article} offers={offers} />
      </div>
      {article.related.length > 0 && (
        <section className="story-block" aria-labelledby="article-more">
          <h2 id="article-more" className="type-h2 mb-5">
            {t('readMore')}
          </h2>
          <div className="story-grid story-grid-4">
            {article.related.map((it) => (
              <ArticleCard key={it.id} article={it} />
            ))}
          </div>
        </section>
      )}
      <div className="mt-12 flex justify-center">
        <LinkButton to={BLOG_PATH}>{t('viewAll')}</LinkButton>
      </div>
    </>
  )
}
