import { Images } from '../brand/icons.ts'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Picture } from '../card/picture.tsx'
import { useUiText } from '../use-ui-text.ts'
import type { GalleryImages } from './gallery-images.ts'

const loadViewer = () => import('./gallery-viewer.tsx')
const GalleryViewer = lazy(loadViewer)

export type GalleryProps = GalleryImages & { state?: 'ready' | 'loading' | 'error' }

/** One large picture and four small ones; on phones a strip of all from edge to edge. Pressing opens all. */
export function Gallery({ images, module, id, state = 'ready' }: GalleryProps) {
  const t = useUiText()
  const [shown, setShown] = useState<number | null>(null)
  const [slide, setSlide] = useState(0)
  const strip = useRef<HTMLDivElement>(null)
  if (state !== 'ready' || images.length === 0) {
    const text = t(
      state === 'loading' ? 'loadingImages' : state === 'error' ? 'imagesFailed' : 'noImages',
    )
    return (
      <div
        className="panel grid h-[240px] place-items-center text-ink-2 md:h-[420px]"
        role="status"
      >
        {text}
      </div>
    )
  }
  const onScroll = (): void => {
    const box = strip.current
    if (box) setSlide(Math.round(Math.abs(box.scrollLeft) / box.clientWidth))
  }
  return (
    <div className="relative max-md:-mx-(--margin)">
      <div
        ref={strip}
        onScroll={onScroll}
        className={`gallery gallery-${Math.min(images.length, 5)}`}
      >
        {images.map((image, at) => (
          <button
            key={image.src}
            type="button"
            className="gallery-tile"
            aria-label={`${t('photoOf', { n: at + 1, total: images.length })}: ${image.alt}`}
            onPointerEnter={() => void loadViewer()}
            onClick={() => setShown(at)}
          >
            <Picture
              {...image}
              alt=""
              sizes={
                at === 0 ? '(min-width: 768px) 600px, 100vw' : '(min-width: 768px) 300px, 100vw'
              }
              eager={at === 0}
            />
          </button>
        ))}
      </div>
      <bdi dir="ltr" className="gallery-count md:hidden" aria-hidden>
        {slide + 1} / {images.length}
      </bdi>
      <Button
        size="small"
        className="absolute end-4 bottom-4 max-md:hidden"
        onPointerEnter={() => void loadViewer()}
        onClick={() => setShown(0)}
      >
        <Images aria-hidden />
        {t('photos', { count: images.length })}
      </Button>
      {shown !== null && (
        <Suspense>
          <GalleryViewer {...{ images, module, id }} start={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  )
}
