import type { ArticleCard as Article } from '@rihla/contract/blog/reading'
import { Link } from 'react-router'
import { Avatar } from '../../ui/card/avatar.tsx'
import { Picture } from '../../ui/card/picture.tsx'
import { articleHref } from './addresses.ts'
import { DateAndMinutes, fallbackLanguage, SectionBadge, TagLine } from './article-meta.tsx'

type CardProps = {
  article: Article
  heading?: 'h2' | 'h3'
  /** Above the fold. */
  eager?: boolean
}

const Cover = ({
  article: { cover },
  sizes,
  eager,
}: Pick<CardProps, 'article' | 'eager'> & { sizes: string }) => (
  <div className="story-media">
    <Picture
      src={cover?.url ?? null}
      alt={cover?.alt ?? ''}
      placeholder={cover?.placeholder}
      colour={cover?.colour}
      sizes={sizes}
      eager={eager}
    />
  </div>
)

function Title({ article, heading: Heading = 'h3', className }: CardProps & { className: string }) {
  return (
    <Heading className={className} {...fallbackLanguage(article, 'title')}>
      <Link className="card-link" to={articleHref(article.slug)}>
        {article.title}
      </Link>
    </Heading>
  )
}

const Subtitle = ({ article }: { article: Article }) =>
  article.subtitle && (
    <p className="story-subtitle type-small text-ink-2" {...fallbackLanguage(article, 'subtitle')}>
      {article.subtitle}
    </p>
  )

/** An article in a grid: the whole of it is one link. */
export const ArticleCard = (card: CardProps) => (
  <article className="offer-card story-card">
    <Cover
      {...card}
      sizes="(min-width: 1024px) 370px, (min-width: 768px) 45vw, calc(100vw - 54px)"
    />
    <div className="card-body">
      <SectionBadge article={card.article} />
      <Title {...card} className="type-title" />
      <Subtitle article={card.article} />
      <div className="story-foot">
        <TagLine labels={card.article.tags.map(({ label }) => label)} />
        <DateAndMinutes article={card.article} />
      </div>
    </div>
  </article>
)

/** The newest article, larger than the others. */
export const LargeArticleCard = (card: CardProps) => (
  <article className="offer-card story-card story-large">
    <Cover {...card} sizes="(min-width: 1024px) 700px, calc(100vw - 54px)" eager />
    <div className="card-body">
      <SectionBadge article={card.article} />
      <Title {...card} className="type-h2" />
      <Subtitle article={card.article} />
      <div className="story-foot story-author">
        <Avatar name={card.article.author} image={null} size={36} />
        <span className="type-small font-medium">
          <bdi>{card.article.author}</bdi>
        </span>
        <DateAndMinutes article={card.article} />
      </div>
    </div>
  </article>
)

/** An article as a row: its picture beside it. */
export const WideArticleCard = (card: CardProps) => (
  <article className="offer-card story-card story-wide">
    <Cover {...card} sizes="(min-width: 768px) 200px, 112px" />
    <div className="card-body">
      <SectionBadge article={card.article} />
      <Title {...card} className="type-title" />
      <span className="max-md:hidden">
        <Subtitle article={card.article} />
      </span>
      <DateAndMinutes article={card.article} />
    </div>
  </article>
)

/** What is related, at the side of an article. */
export const SmallArticleCard = ({ article }: { article: Article }) => (
  <li className="story-small">
    <span className="story-small-picture">
      <Picture
        src={article.cover?.url ?? null}
        alt={article.cover?.alt ?? ''}
        placeholder={article.cover?.placeholder}
        colour={article.cover?.colour}
        sizes="104px"
      />
    </span>
    <span className="grid min-w-0 gap-0.5">
      <Link
        className="card-link type-small font-medium text-ink"
        to={articleHref(article.slug)}
        {...fallbackLanguage(article, 'title')}
      >
        {article.title}
      </Link>
      <DateAndMinutes article={article} />
    </span>
  </li>
)
