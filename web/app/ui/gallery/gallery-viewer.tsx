import { ChevronLeft, ChevronRight, Download, ImageOff, Maximize, X } from '../brand/icons.ts'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '../button/button.tsx'
import type { GalleryImages } from './gallery-images.ts'
import { isLetterKey } from '../letter-key.ts'
import { useUiText } from '../use-ui-text.ts'
import { useSwipe } from './use-swipe.ts'

type ViewerProps = GalleryImages & { start: number; onClose: () => void }
const PRELOADED = 5

/** Until a picture has come: the smaller one, which the page may have already, over a blur of it. */
const backdropOf = ({ src, placeholder }: GalleryImages['images'][number]) => ({
  backgroundImage: [
    `url("${src}?w=640")`,
    ...(placeholder ? [`url("${placeholder}")`] : []),
  ].join(),
})

/** All pictures, one at a time: arrows and a finger's swipe move, Escape closes, F fills the screen. Import it lazily. */
export default function GalleryViewer({ images, module, id, start, onClose }: ViewerProps) {
  const t = useUiText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(start)
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set())
  const image = images[at]

  useEffect(() => {
    dialog.current?.showModal()
    for (const { src } of images.slice(0, PRELOADED)) new Image().src = `${src}?w=1200`
  }, [images])

  const move = (by: number): void => setAt((now) => (now + by + images.length) % images.length)
  const swipe = useSwipe(move)
  const fill = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else void dialog.current?.requestFullscreen?.().catch(() => {})
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === forward) move(1)
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') move(-1)
    else if (isLetterKey(event, 'f')) fill()
  }
  if (!image) return null
  return (
    <dialog
      ref={dialog}
      className="viewer on-dark"
      aria-label={t('photoOf', { n: at + 1, total: images.length })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="viewer-bar">
        <bdi dir="ltr" aria-live="polite">
          {at + 1} / {images.length}
        </bdi>
        <span className="flex-1" />
        <a
          className="icon-button"
          href={`${image.src}?w=1200&fm=jpeg`}
          download={`${module.toLowerCase()}-${id}-${at + 1}.jpg`}
          aria-label={t('download')}
          title={t('download')}
        >
          <Download size={20} />
        </a>
        <IconButton label={t('fullscreen')} onClick={fill}>
          <Maximize size={20} />
        </IconButton>
        <IconButton label={t('close')} onClick={() => dialog.current?.close()}>
          <X size={22} />
        </IconButton>
      </div>
      <div className="viewer-stage" {...swipe}>
        {failed.has(at) ? (
          <div className="grid place-items-center gap-3">
            <ImageOff size={40} aria-hidden />
            {t('imageFailed')}
          </div>
        ) : (
          <img
            key={image.src}
            src={`${image.src}?w=1200`}
            alt={image.alt}
            style={backdropOf(image)}
            onError={() => setFailed(new Set([...failed, at]))}
          />
        )}
      </div>
      {images.length > 1 && (
        <div className="viewer-arrows">
          <IconButton
            label={t('previousPhoto')}
            className="icon-button-disc text-ink"
            onClick={() => move(-1)}
          >
            <ChevronLeft size={22} className="mirror" />
          </IconButton>
          <p className="type-small text-center">{image.alt}</p>
          <IconButton
            label={t('nextPhoto')}
            className="icon-button-disc text-ink"
            onClick={() => move(1)}
          >
            <ChevronRight size={22} className="mirror" />
          </IconButton>
        </div>
      )}
    </dialog>
  )
}
