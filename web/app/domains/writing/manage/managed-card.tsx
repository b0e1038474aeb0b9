import { labelIn, tagOf } from '@rihla/contract/blog/lists'
import type { ManagedArticle } from '@rihla/contract/blog/managing'
import {
  commaOf,
  defaultLanguage,
  directionOf,
  type Language,
} from '@rihla/contract/values/language'
import { Pencil, Trash2 } from '../../../ui/brand/icons.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { Badge, type BadgeTone } from '../../../ui/card/badge.tsx'
import { Picture } from '../../../ui/card/picture.tsx'
import { articleHref, shortDate, TagLine } from '../../blog/index.ts'
import { editHref } from '../addresses.ts'
import { moment } from '../date-labels.ts'
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

type Said = { readonly text: string; readonly lang: Language; readonly dir: 'rtl' | 'ltr' }

/** A text in the language of the page, else in English. */
export function saidIn(texts: Readonly<Record<Language, string>>, language: Language): Said {
  const lang = texts[language] === '' ? defaultLanguage : language
  return { text: texts[lang], lang, dir: directionOf(lang) }
}

function Title({ article }: { article: ManagedArticle }) {
  const { text, ...its } = saidIn({ en: article.title, ar: article.title_ar }, useLanguage())
  return (
    <h2 className="type-title" {...its}>
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

function Subtitle({ article }: { article: ManagedArticle }) {
  const { text, ...its } = saidIn({ en: article.subtitle, ar: article.subtitle_ar }, useLanguage())
  return (
    text !== '' && (
      <p className="story-subtitle type-small text-ink-2" {...its}>
        {text}
      </p>
    )
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
  const { text: title } = saidIn({ en: article.title, ar: article.title_ar }, language)
  const { text: author } = saidIn({ en: article.author, ar: article.author_ar }, language)
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
        <Subtitle article={article} />
        <div className="story-foot">
          <TagLine labels={article.tags.map((tag) => labelIn(tagOf(tag), tag, language))} />
          <p className="type-caption text-ink-3">
            <bdi>{author}</bdi>
            {author && commaOf(language)}
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
