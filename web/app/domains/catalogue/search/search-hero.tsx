import { ChevronLeft, ChevronRight, ShieldCheck, Star } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/button/button.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** A poster at 640, 828 and 1200 pixels. */
export type Slide = readonly [small: string, medium: string, large: string]

/** A carousel of posters with what we promise; it moves only by hand. */
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
  slides: readonly [Slide, ...Slide[]]
}) {
  const t = useCatalogueText()
  const [at, setAt] = useState(0)
  const [small, medium, large] = slides[at] ?? slides[0]
  const move = (by: number): void => setAt((at + by + slides.length) % slides.length)
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
        <p className="max-w-lg text-white/90">{text}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <span className="type-small flex items-center gap-2">
            <Star size={17} className="fill-orange-500 text-orange-500" aria-hidden />
            {rating}
          </span>
          <span className="type-small flex items-center gap-2">
            <ShieldCheck size={17} aria-hidden />
            {cancellation}
          </span>
          <span className="flex-1" />
          <span className="flex gap-3">
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
