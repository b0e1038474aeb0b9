import { useQuery } from '@tanstack/react-query'
import { BedDouble, ShieldCheck, Ship, Star } from '../../../ui/brand/icons.ts'
import cruise1200 from '../../../assets/cruise-1200.avif'
import cruiseBand from '../../../assets/cruise-band.avif'
import cruise828 from '../../../assets/cruise-828.avif'
import resort1200 from '../../../assets/resort-1200.avif'
import resortBand from '../../../assets/resort-band.avif'
import resort828 from '../../../assets/resort-828.avif'
import { PosterHero } from '../../catalogue/index.ts'
import { useStaysText } from '../use-stays-text.ts'
import { allStaysQuery } from './stay-search.ts'
import type { StaySearch } from './use-stay-search.ts'

const posters = {
  hotel: [resortBand, resort828, resort1200],
  cruise: [cruiseBand, cruise828, cruise1200],
} as const

/** A poster with how many there are and what we promise. */
export function SearchHero({ search, title }: { search: StaySearch; title: string }) {
  const { kind, asked } = search
  const t = useStaysText()
  const all = useQuery(allStaysQuery(kind, asked)).data ?? 0
  const Bed = kind === 'hotel' ? BedDouble : Ship
  const rating = {
    icon: <Star size={17} className="fill-orange-500 text-orange-500" aria-hidden />,
    text: t('heroRating'),
  }
  const count = {
    icon: <Bed size={17} aria-hidden />,
    text: t(`heroCount-${kind}`, { count: all }),
  }
  return (
    <PosterHero
      title={title}
      text={t(`heroText-${kind}`)}
      poster={posters[kind]}
      stats={[
        ...(kind === 'cruise' ? [rating] : []),
        ...(all > 0 ? [count] : []),
        { icon: <ShieldCheck size={17} aria-hidden />, text: t('heroSecure') },
      ]}
    />
  )
}
