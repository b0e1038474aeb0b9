import { ChevronLeft, ChevronRight, ShieldCheck, Star } from 'lucide-react'
import { useState } from 'react'
import balloon1200 from '../../assets/balloon-1200.webp'
import balloon640 from '../../assets/balloon-640.webp'
import balloon828 from '../../assets/balloon-828.webp'
import reef1200 from '../../assets/reef-1200.webp'
import reef640 from '../../assets/reef-640.webp'
import reef828 from '../../assets/reef-828.webp'
import desert1200 from '../../assets/desert-1200.webp'
import desert640 from '../../assets/desert-640.webp'
import desert828 from '../../assets/desert-828.webp'
import { IconButton } from '../../ui/button.tsx'
import { useActivitiesText } from './use-activities-text.ts'

const SLIDES = [
  [balloon640, balloon828, balloon1200],
  [reef640, reef828, reef1200],
  [desert640, desert828, desert1200],
] as const

/** A carousel of posters with what the house promises; it moves only when somebody moves it. */
export function SearchHero({ title }: { title: string }) {
  const t = useActivitiesText()
  const [at, setAt] = useState(0)
  const [small, medium, large] = SLIDES[at] ?? SLIDES[0]
  const move = (by: number): void => setAt((at + by + SLIDES.length) % SLIDES.length)
  return (
    <section
      className="hero on-dark"
      aria-roledescription="carousel"
      aria-label={t('heroPictures')}
    >
      <div className="hero-picture hero-picture-low">
        <img
          key={large}
          src={large}
          srcSet={`${small} 640w, ${medium} 828w, ${large} 1200w`}
          sizes="100vw"
          alt=""
          width={1200}
          height={800}
          fetchPriority="high"
        />
      </div>
      <div className="page-width flex min-h-[230px] flex-col justify-end gap-3 py-7 md:min-h-[270px]">
        <h1 className="type-h1 max-w-xl">{title}</h1>
        <p className="max-w-lg text-white/90">{t('heroText')}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <span className="type-small flex items-center gap-2">
            <Star size={17} className="fill-orange-500 text-orange-500" aria-hidden />
            {t('heroRating')}
          </span>
          <span className="type-small flex items-center gap-2">
            <ShieldCheck size={17} aria-hidden />
            {t('heroCancellation')}
          </span>
          <span className="flex-1" />
          <span className="flex gap-3">
            <IconButton
              label={t('heroPicture', { n: ((at + SLIDES.length - 1) % SLIDES.length) + 1 })}
              className="bg-white/15"
              onClick={() => move(-1)}
            >
              <ChevronLeft size={20} className="mirror" />
            </IconButton>
            <IconButton
              label={t('heroPicture', { n: ((at + 1) % SLIDES.length) + 1 })}
              className="bg-white/15"
              onClick={() => move(1)}
            >
              <ChevronRight size={20} className="mirror" />
            </IconButton>
          </span>
        </div>
      </div>
    </section>
  )
}
