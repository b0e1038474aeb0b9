import type { Landing } from '@rihla/contract/landing'
import { lazy, Suspense } from 'react'
import nile1200 from '../../../assets/nile-1200.avif'
import nile640 from '../../../assets/nile-640.avif'
import nile828 from '../../../assets/nile-828.avif'
import { Poster, type PosterFiles } from '../../../ui/card/poster.tsx'
import { useInBrowser } from '../../../platform/use-in-browser.ts'

const HeroVideo = lazy(() => import('./hero-video.tsx').then((it) => ({ default: it.HeroVideo })))

/** A picture of our own image route in the widths of a poster; any other address as it is. */
const filesOf = (image: string): PosterFiles =>
  image.startsWith('/images/')
    ? [`${image}?w=640&fm=avif`, `${image}?w=768&fm=avif`, `${image}?w=1200&fm=avif`]
    : [image, image, image]

/** The picture behind the head, and the video over it where there is one. */
export function HeroBackground({ hero }: { hero: Landing['hero'] }) {
  const inBrowser = useInBrowser()
  const image = hero?.background_image
  const video = hero?.background_video_enabled ? hero.background_video_url : null
  return (
    <>
      <div className="hero-picture">
        <Poster files={image ? filesOf(image) : [nile640, nile828, nile1200]} />
      </div>
      {hero && video && inBrowser && (
        <Suspense>
          <HeroVideo
            src={video}
            from={hero.background_video_start_time}
            to={hero.background_video_end_time}
          />
        </Suspense>
      )}
    </>
  )
}
