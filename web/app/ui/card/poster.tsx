/** A picture at 640, 828 and 1200 pixels; the smallest, for phones, may be the band of it that a low head shows. */
export type PosterFiles = readonly [small: string, medium: string, large: string]

/**
 * The picture behind the head of a page, as wide as the screen. On phones it lies under a veil, where
 * seven tenths of its pixels look the same and come sooner.
 */
export const Poster = ({ files: [small, medium, large] }: { files: PosterFiles }) => (
  <img
    key={large}
    src={large}
    srcSet={`${small} 640w, ${medium} 828w, ${large} 1200w`}
    sizes="(max-width: 48rem) 70vw, 100vw"
    alt=""
    width={1200}
    height={800}
    fetchPriority="high"
  />
)
