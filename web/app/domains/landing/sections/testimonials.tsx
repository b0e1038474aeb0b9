import type { Landing } from '@rihla/contract/landing'
import { Link } from 'react-router'
import { Avatar } from '../../../ui/card/avatar.tsx'
import { CardRail } from '../../../ui/card/card-rail.tsx'
import { Stars } from '../../../ui/card/rating.tsx'
import { useLandingText } from '../use-landing-text.ts'
import { SectionHeading } from './section-heading.tsx'

/** What travellers say. */
export function Testimonials({ content }: { content: Landing['testimonials'] }) {
  const t = useLandingText()
  if (!content || content.testimonials.length === 0) return null
  const { title, subtitle, cta_title: ctaTitle, cta_subtitle: ctaText } = content
  return (
    <section className="page-width pt-(--section)" aria-labelledby="testimonials-title">
      <CardRail
        label={title}
        className="rail-testimonials"
        heading={<SectionHeading id="testimonials-title" title={title} subtitle={subtitle} />}
      >
        {content.testimonials.map((said) => (
          <li key={`${said.name} ${said.sort_order}`} className="panel testimonial">
            {said.rating !== null && <Stars rating={said.rating} />}
            <blockquote className="my-3">{said.content}</blockquote>
            <p className="mt-auto flex items-center gap-3">
              <Avatar name={said.name} image={said.image_url} size={40} />
              <span>
                <b className="type-small block font-semibold">
                  <bdi>{said.name}</bdi>
                </b>
                {said.role && <span className="type-caption text-ink-3">{said.role}</span>}
              </span>
            </p>
          </li>
        ))}
      </CardRail>
      {ctaTitle && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
          <b className="font-semibold">{ctaTitle}</b>
          {ctaText && <span className="text-ink-2">{ctaText}</span>}
          <Link to="/reservations" className="link inline-flex min-h-11 items-center">
            {t('toReservations')}
          </Link>
        </p>
      )}
    </section>
  )
}
