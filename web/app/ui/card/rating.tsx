import { Star } from '../brand/icons.ts'
import { useUiText } from '../use-ui-text.ts'

/** Star and number on cards. */
export function Stars({ rating, count }: { rating: number; count?: number }) {
  const t = useUiText()
  return (
    <span className="stars">
      <Star aria-hidden />
      <span className="sr-only">{t('rating', { n: rating.toFixed(1) })}</span>
      <b aria-hidden>{rating.toFixed(1)}</b>
      {count !== undefined && <span aria-hidden>({count})</span>}
    </span>
  )
}

const wordOf = (rating: number) =>
  rating >= 4.8
    ? 'exceptional'
    : rating >= 4.5
      ? 'excellent'
      : rating >= 4
        ? 'veryGood'
        : rating >= 3
          ? 'good'
          : 'fair'

/** Score chip, word and number of reviews, for lists and details. */
export function Score({
  rating,
  word,
  reviews,
}: {
  rating: number
  word?: string | null
  reviews?: number
}) {
  const t = useUiText()
  return (
    <span className="score">
      <span className="score-chip" aria-label={t('rating', { n: rating.toFixed(1) })} role="img">
        {rating.toFixed(1)}
      </span>
      <b>{word || t(wordOf(rating))}</b>
      {reviews ? <span>{t('reviews', { count: reviews })}</span> : null}
    </span>
  )
}
