import { ImageOff } from '../brand/icons.ts'
import { useCallback, useState } from 'react'
import { useUiText } from '../use-ui-text.ts'

const WIDTHS = [160, 320, 480, 640, 768, 960, 1200]

export type PictureProps = {
  /** Address such as `/images/name`; the server answers any of the widths with `?w=`. */
  src: string | null
  alt: string
  /** How wide it is shown, as in the HTML attribute. */
  sizes: string
  /** A tiny blurred image as a data address, shown until the real one is there. */
  placeholder?: string | null
  /** Mean colour, shown at once. */
  colour?: string | null
  /** For pictures at the top of the page. */
  eager?: boolean
  className?: string
}

/** An image in every width, over its blurred placeholder; fills its box. */
export function Picture({
  src,
  alt,
  sizes,
  placeholder,
  colour,
  eager,
  className = '',
}: PictureProps) {
  const [failed, setFailed] = useState(false)
  const t = useUiText()
  // An image that failed before hydration fires no event: check once.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(true)
  }, [])
  const style = {
    backgroundColor: colour ?? 'var(--color-sand-200)',
    backgroundImage: placeholder && !failed ? `url("${placeholder}")` : undefined,
  }
  if (!src || failed) {
    return (
      <span
        className={`picture grid place-items-center text-sand-600 ${className}`}
        style={{ backgroundColor: 'var(--color-sand-100)' }}
        role="img"
        aria-label={alt || t('imageFailed')}
      >
        <ImageOff size={26} aria-hidden />
      </span>
    )
  }
  return (
    <span className={`picture ${className}`} style={style}>
      <img
        ref={look}
        src={`${src}?w=640`}
        srcSet={WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ')}
        sizes={sizes}
        alt={alt}
        width={1200}
        height={800}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onError={() => setFailed(true)}
      />
    </span>
  )
}
