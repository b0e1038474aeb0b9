import type { Landing } from '@rihla/contract/landing'
import { lazy, Suspense } from 'react'
import { PhoneFrame, PhoneShot } from './phone-frame.tsx'

const ShotCarousel = lazy(() =>
  import('./shot-carousel.tsx').then((it) => ({ default: it.ShotCarousel })),
)

/** A phone with the product on it; wide screens only, so that phones load nothing of it. */
export function HeroPhone({ shots }: { shots: Landing['screenshots'] }) {
  const images = shots?.images ?? []
  const [first] = images
  if (!first) return null
  return (
    <div className="hero-phone">
      {images.length === 1 ? (
        <PhoneFrame>
          <PhoneShot {...first} />
        </PhoneFrame>
      ) : (
        <Suspense>
          <ShotCarousel images={images} />
        </Suspense>
      )}
    </div>
  )
}
