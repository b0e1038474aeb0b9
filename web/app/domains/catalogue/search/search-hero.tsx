import { ChevronLeft, ChevronRight, ShieldCheck, Star } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { IconButton } from '../../../ui/button/button.tsx'
import { Poster, type PosterFiles } from '../../../ui/card/poster.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

/**
 * A carousel of posters with what we promise; it moves only by hand. On phones it is a band too low to leaf
 * through, whose title needs its width.
 */
export function SearchHero({
  title,
  text,
  rating,
  cancellation,
  slides,
}: {
  title: string
  text: string
  rating: string
  cancellation: string
  slides: readonly [PosterFiles, ...PosterFiles[]]
}) {
  const t = useCatalogueText()
  const [at, setAt] = useState(0)
  const move = (by: number): void => setAt((at + by + slides.length) % slides.length)
  return (
    <section
      className="hero on-dark"
      aria-roledescription="carousel"
      aria-label={t('heroPictures')}
    >
      <div className="hero-picture hero-picture-low">
        <Poster files={slides[at] ?? slides[0]} />
      </div>
      <div className="page-width flex hero-low">
        <h1 className="type-h1 max-w-xl">{title}</h1>
        <p className="max-w-lg text-white/90">{text}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <span className="flex items-center gap-2 text-[0.75rem] md:type-small">
            <Star size={17} className="fill-orange-500 text-orange-500" aria-hidden />
            {rating}
          </span>
          <span className="flex items-center gap-2 text-[0.75rem] md:type-small">
            <ShieldCheck size={17} aria-hidden />
            {cancellation}
          </span>
          <span className="flex-1" />
          <span className="hidden gap-3 md:flex">
            <IconButton
              label={t('heroPicture', { n: ((at + slides.length - 1) % slides.length) + 1 })}
              className="bg-white/15"
              onClick={() => move(-1)}
            >
              <ChevronLeft size={20} className="mirror" />
            </IconButton>
            <IconButton
              label={t('heroPicture', { n: ((at + 1) % slides.length) + 1 })}
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
