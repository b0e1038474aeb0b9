import type { Landing } from '@rihla/contract/landing'
import { ArrowDown, CirclePlay, Phone, Star } from '../../../ui/brand/icons.ts'
import { useLandingText } from '../use-landing-text.ts'
import { StoreButtons } from './store-buttons.tsx'

type Hero = NonNullable<Landing['hero']>

function Badge({ hero }: { hero: Hero | null }) {
  const t = useLandingText()
  const rating = hero?.stats_rating ?? '4.8'
  const downloads = hero?.stats_downloads
  return (
    <p className="type-small mb-5 inline-flex flex-wrap items-center gap-x-2 rounded-full bg-white/15 px-4 py-1.5 font-medium">
      <Star size={16} className="fill-orange-500 text-orange-500" aria-hidden />
      <span className="sr-only">{t('badgeRating', { n: rating })}</span>
      <span aria-hidden>{rating}</span>
      {hero?.stats_reviews && <span>{t('badgeReviews', { n: hero.stats_reviews })}</span>}
      <span aria-hidden className="opacity-50">
        |
      </span>
      {downloads ? t('downloads', { n: downloads }) : t('badgeDownloads')}
    </p>
  )
}

/** What the head of the page says; without content it has words of its own. */
export function HeroWords({ content }: { content: Landing | null }) {
  const t = useLandingText()
  const hero = content?.hero ?? null
  const stores = content?.app_stores
  const ios = stores?.ios ?? null
  const android = stores?.android ?? null
  const getIt = ios || android ? hero?.primary_cta : null
  return (
    <>
      <Badge hero={hero} />
      <h1 className="type-display max-w-[640px]">{hero?.headline ?? t('heroTitle')}</h1>
      <p className="mt-4 max-w-[480px] text-[1.0625rem] text-white/90">
        {hero?.tagline ?? t('heroText')}
      </p>
      {getIt && <p className="mt-6 font-semibold">{getIt}</p>}
      <div className={`${getIt ? 'mt-3' : 'mt-6'} flex flex-wrap items-center gap-3`}>
        <StoreButtons ios={ios} android={android} />
        <a href="#features" className="header-link -mx-2">
          {hero?.secondary_cta ?? t('toFeatures')}
          <ArrowDown size={17} aria-hidden />
        </a>
        {hero?.watch_demo && (
          <a href="#how-it-works" className="header-link -mx-2">
            <CirclePlay size={17} aria-hidden />
            {hero.watch_demo}
          </a>
        )}
        {hero?.phone_number && (
          <a href={`tel:${hero.phone_number.replaceAll(' ', '')}`} className="header-link -mx-2">
            <Phone size={17} aria-hidden />
            <bdi dir="ltr">{hero.phone_number}</bdi>
          </a>
        )}
      </div>
    </>
  )
}
