import { Star } from 'lucide-react'
import { useStaysText } from './use-stays-text.ts'

/** Class of a hotel or ship in sand-coloured stars; unrated ones have none. */
export function ClassStars({ stars }: { stars: number }) {
  const t = useStaysText()
  if (stars < 1) return null
  return (
    <span className="class-stars" role="img" aria-label={t('starsCount', { count: stars })}>
      {Array.from({ length: stars }, (_, at) => (
        <Star key={at} aria-hidden />
      ))}
    </span>
  )
}
