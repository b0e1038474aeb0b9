import type { ReactNode } from 'react'
import { Poster, type PosterFiles } from '../../../ui/card/poster.tsx'

/** A poster with the title of a search, and what we promise. */
export const PosterHero = ({
  title,
  text,
  poster,
  stats,
}: {
  title: string
  text: string
  poster: PosterFiles
  /** An icon and some words each. */
  stats: readonly { icon: ReactNode; text: string }[]
}) => (
  <section className="hero on-dark" aria-labelledby="search-title">
    <div className="hero-picture hero-picture-low">
      <Poster files={poster} />
    </div>
    <div className="page-width flex hero-low">
      <h1 id="search-title" className="type-h1 max-w-xl">
        {title}
      </h1>
      <p className="max-w-lg text-white/90">{text}</p>
      <ul className="hero-stats text-[0.75rem] md:type-small">
        {stats.map((stat) => (
          <li key={stat.text}>
            {stat.icon}
            {stat.text}
          </li>
        ))}
      </ul>
    </div>
  </section>
)
