import { Star } from '../brand/icons.ts'
import { useUiText } from '../use-ui-text.ts'

/** Class of a hotel or ship in sand-coloured stars; unrated ones have none. */
export function ClassStars({ stars }: { stars: number }) {
  const t = useUiText()
  if (stars < 1) return null
  return (
    <span className="class-stars" role="img" aria-label={t('classStars', { count: stars })}>
      {Array.from({ length: stars }, (_, at) => (
        <Star key={at} aria-hidden />
      ))}
    </span>
  )
}
