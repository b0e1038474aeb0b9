import { Star } from '../brand/icons.ts'
import { useUiText } from '../use-ui-text.ts'

/** The stars of a rating: so many of five. */
export function GivenStars({ stars }: { stars: number }) {
  const t = useUiText()
  return (
    <span className="given-stars" role="img" aria-label={t('rating', { n: String(stars) })}>
      {[1, 2, 3, 4, 5].map((at) => (
        <Star key={at} size={16} aria-hidden data-lit={at <= stars ? '' : undefined} />
      ))}
    </span>
  )
}
