import type { ReactNode } from 'react'

/** A poster at 640, 828 and 1200 pixels. */
export type Poster = readonly [small: string, medium: string, large: string]

/** A poster with the title of a search, and what the house promises. */
export const PosterHero = ({
  title,
  text,
  poster: [small, medium, large],
  stats,
}: {
  title: string
  text: string
  poster: Poster
  /** An icon and some words each. */
  stats: readonly { icon: ReactNode; text: string }[]
}) => (
  <section className="hero on-dark" aria-labelledby="search-title">
    <div className="hero-picture hero-picture-low">
      <img
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
      <h1 id="search-title" className="type-h1 max-w-xl">
        {title}
      </h1>
      <p className="max-w-lg text-white/90">{text}</p>
      <ul className="hero-stats type-small">
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
