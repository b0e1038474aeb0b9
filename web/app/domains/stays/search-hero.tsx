import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { useQuery } from '@tanstack/react-query'
import { BedDouble, Headphones, ShieldCheck, Ship, Star } from 'lucide-react'
import { staySearches } from '@rihla/contract/catalogue/stays-address'
import cruise1200 from '../../assets/cruise-1200.webp'
import cruise640 from '../../assets/cruise-640.webp'
import cruise828 from '../../assets/cruise-828.webp'
import resort1200 from '../../assets/resort-1200.webp'
import resort640 from '../../assets/resort-640.webp'
import resort828 from '../../assets/resort-828.webp'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { stayCountQuery } from './queries.ts'
import type { Bounds } from './request.ts'
import { useStaysText } from './use-stays-text.ts'

const posters = {
  hotel: { large: resort1200, set: `${resort640} 640w, ${resort828} 828w, ${resort1200} 1200w` },
  cruise: { large: cruise1200, set: `${cruise640} 640w, ${cruise828} 828w, ${cruise1200} 1200w` },
} as const

/** How many there are at all, whatever is being searched. */
export const allStaysQuery = (
  api: Parameters<typeof stayCountQuery>[0],
  language: Parameters<typeof stayCountQuery>[1],
  kind: StayKind,
  bounds: Bounds,
) => stayCountQuery(api, language, kind, staySearches[kind].defaults, bounds)

/** A poster with how many there are and what the house promises. */
export function SearchHero({
  kind,
  title,
  bounds,
}: {
  kind: StayKind
  title: string
  bounds: Bounds
}) {
  const t = useStaysText()
  const api = useApi()
  const language = useLanguage()
  const all = useQuery(allStaysQuery(api, language, kind, bounds)).data
  const { large, set } = posters[kind]
  const Bed = kind === 'hotel' ? BedDouble : Ship
  return (
    <section className="hero on-dark" aria-labelledby="stays-title">
      <div className="hero-picture hero-picture-low">
        <img
          src={large}
          srcSet={set}
          sizes="100vw"
          alt=""
          width={1200}
          height={800}
          fetchPriority="high"
        />
      </div>
      <div className="page-width flex min-h-[230px] flex-col justify-end gap-3 py-7 md:min-h-[270px]">
        <h1 id="stays-title" className="type-h1 max-w-xl">
          {title}
        </h1>
        <p className="max-w-lg text-white/90">{t(`heroText-${kind}`)}</p>
        <ul className="hero-stats type-small">
          {kind === 'cruise' && (
            <li>
              <Star size={17} className="fill-orange-500 text-orange-500" aria-hidden />
              {t('heroRating')}
            </li>
          )}
          {all !== undefined && all > 0 && (
            <li>
              <Bed size={17} aria-hidden />
              {t(`heroCount-${kind}`, { count: all })}
            </li>
          )}
          <li>
            <Headphones size={17} aria-hidden />
            {t('heroSupport')}
          </li>
          <li>
            <ShieldCheck size={17} aria-hidden />
            {t('heroSecure')}
          </li>
        </ul>
      </div>
    </section>
  )
}
