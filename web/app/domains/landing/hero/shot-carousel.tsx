import { ChevronLeft, ChevronRight } from '../../../ui/brand/icons.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { useUiText } from '../../../ui/use-ui-text.ts'
import { useLandingText } from '../use-landing-text.ts'
import { PhoneFrame, PhoneShot } from './phone-frame.tsx'
import { useCarousel } from './use-carousel.ts'

/** Pictures of the product on a phone, one after the other. */
export function ShotCarousel({
  images,
}: {
  images: readonly { image_url: string; alt: string }[]
}) {
  const t = useLandingText()
  const ui = useUiText()
  const { at, moving, choose, step, hold } = useCarousel(images.length)
  return (
    <div
      role="group"
      aria-roledescription={t('carousel')}
      aria-label={t('screenshots')}
      className="shot-carousel"
      {...hold}
    >
      <IconButton className="shot-step" label={ui('previous')} onClick={() => step(-1)}>
        <ChevronLeft size={20} className="mirror" />
      </IconButton>
      <PhoneFrame>
        <div className="shots" aria-live={moving ? 'off' : 'polite'}>
          {images.map((image, nth) => (
            <PhoneShot key={image.image_url} {...image} hidden={nth !== at} />
          ))}
        </div>
      </PhoneFrame>
      <IconButton className="shot-step" label={ui('next')} onClick={() => step(1)}>
        <ChevronRight size={20} className="mirror" />
      </IconButton>
      <div className="shot-dots">
        {images.map(({ image_url, alt }, nth) => (
          <button
            key={image_url}
            type="button"
            aria-label={t('screenshotOf', { n: nth + 1, total: images.length, name: alt })}
            aria-current={nth === at ? 'true' : undefined}
            onClick={() => choose(nth)}
          />
        ))}
      </div>
    </div>
  )
}
