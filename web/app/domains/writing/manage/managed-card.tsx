import { CARD_TAGS } from '@rihla/contract/blog/limits'
import { labelIn, tagOf } from '@rihla/contract/blog/lists'
import type { ManagedArticle } from '@rihla/contract/blog/managing'
import { commaOf, directionOf, type Language } from '@rihla/contract/values/language'
import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { Badge, type BadgeTone } from '../../../ui/card/badge.tsx'
import { Picture } from '../../../ui/card/picture.tsx'
import { articleHref, shortDate } from '../../blog/index.ts'
import { editHref } from '../addresses.ts'
import { moment } from '../moments.ts'
import { useWritingText, type WritingKey, type WritingText } from '../use-writing-text.ts'

const states: Readonly<Record<ManagedArticle['state'], readonly [WritingKey, BadgeTone]>> = {
  draft: ['isDraft', 'warn'],
  scheduled: ['isScheduled', 'info'],
  published: ['isOut', 'ok'],
}

/** When it came out, will, or was last touched. */
function dateOf(article: ManagedArticle, t: WritingText, language: Language): string {
  const { state, publish_at: planned, published_at: out, updated_at: touched } = article
  if (state === 'scheduled' && planned) return t('comesOut', { date: moment(planned, language) })
  if (state === 'published' && out) return shortDate(out, language)
  return t('lastTouched', { date: shortDate(touched, language) })
}

function Tags({ tags }: { tags: readonly string[] }) {
  const t = useWritingText()
  const language = useLanguage()
  if (tags.length === 0) return null
  const more = tags.length - CARD_TAGS
  return (
    <p className="story-tags type-caption text-ink-3">
      {tags
        .slice(0, CARD_TAGS)
        .map((label) => labelIn(tagOf(label), label, language))
        .join(commaOf(language))}
      {more > 0 && ` ${t('moreTags', { n: more })}`}
    </p>
  )
}

/** The title in the language of the page, else in English. */
function Title({ article }: { article: ManagedArticle }) {
  const language = useLanguage()
  const titles: Readonly<Record<Language, string>> = { en: article.title, ar: article.title_ar }
  const own = titles[language]
  const shown = own === '' ? 'en' : language
  const text = <span dir={directionOf(shown)}>{titles[shown]}</span>
  return (
    <h2 className="type-title" lang={shown}>
      {article.state === 'published' ? (
        <Link className="writing-title" to={articleHref(article.slug)}>
          {text}
        </Link>
      ) : (
        text
      )}
    </h2>
  )
}

/** An article as staff find it again. */
export function ManagedCard({
  article,
  onDelete,
}: {
  article: ManagedArticle
  onDelete: () => void
}) {
  const t = useWritingText()
  const language = useLanguage()
  const [state, tone] = states[article.state]
  const { title } = article
  return (
    <li className="offer-card story-card">
      <div className="story-media">
        <Picture
          src={article.cover_image_url}
          alt=""
          placeholder={article.cover_placeholder}
          colour={article.cover_colour}
          sizes="(min-width: 1024px) 370px, (min-width: 768px) 45vw, calc(100vw - 54px)"
        />
      </div>
      <div className="card-body">
        <span>
          <Badge tone={tone}>{t(state)}</Badge>
        </span>
        <Title article={article} />
        {article.subtitle && (
          <p className="story-subtitle type-small text-ink-2" lang="en" dir="auto">
            {article.subtitle}
          </p>
        )}
        <div className="story-foot">
          <Tags tags={article.tags} />
          <p className="type-caption text-ink-3">
            <bdi>{article.author}</bdi>
            {article.author && commaOf(language)}
            {dateOf(article, t, language)}
          </p>
        </div>
        <div className="mt-2 flex gap-2">
          <LinkButton size="small" to={editHref(article.id)} aria-label={t('editOf', { title })}>
            <Pencil aria-hidden />
            {t('editIt')}
          </LinkButton>
          <Button
            size="small"
            kind="danger-quiet"
            aria-label={t('deleteOf', { title })}
            onClick={onDelete}
          >
            <Trash2 aria-hidden />
            {t('deleteIt')}
          </Button>
        </div>
      </div>
    </li>
  )
}
