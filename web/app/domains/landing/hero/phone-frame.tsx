import type { ReactNode } from 'react'

/** The case of a phone around what it shows. */
export const PhoneFrame = ({ children }: { children: ReactNode }) => (
  <div className="phone">
    <span className="phone-notch" aria-hidden />
    <div className="phone-screen">{children}</div>
  </div>
)

const ofOurs = (src: string): string | undefined =>
  src.startsWith('/images/') ? `${src}?w=320 320w, ${src}?w=480 480w` : undefined

/** One picture on it. */
export const PhoneShot = ({
  image_url: src,
  alt,
  hidden,
}: {
  image_url: string
  alt: string
  hidden?: boolean
}) => (
  <img
    src={ofOurs(src) ? `${src}?w=320` : src}
    srcSet={ofOurs(src)}
    sizes="264px"
    alt={alt}
    aria-hidden={hidden}
    data-hidden={hidden ? '' : undefined}
    width={480}
    height={999}
    loading="lazy"
    decoding="async"
  />
)
