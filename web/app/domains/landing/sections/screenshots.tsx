import type { Landing } from '@rihla/contract/landing'
import { CardRail } from '../../../ui/card/card-rail.tsx'
import { PhoneFrame, PhoneShot } from '../hero/phone-frame.tsx'
import { SectionHeading } from './section-heading.tsx'

/** The product on phones, side by side. */
export function Screenshots({ content }: { content: Landing['screenshots'] }) {
  if (!content || content.images.length === 0) return null
  const { title, subtitle, images } = content
  return (
    <section className="page-width pt-(--section)" aria-labelledby="screenshots-title">
      <CardRail
        label={title}
        className="rail-phones"
        heading={<SectionHeading id="screenshots-title" title={title} subtitle={subtitle} />}
      >
        {images.map((image) => (
          <li key={image.image_url}>
            <PhoneFrame>
              <PhoneShot {...image} alt="" />
            </PhoneFrame>
            <p className="type-small mt-3 text-center text-ink-2">{image.alt}</p>
          </li>
        ))}
      </CardRail>
    </section>
  )
}
