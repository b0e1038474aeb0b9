import type { Landing } from '@rihla/contract/landing'
import { Picture } from '../../../ui/card/picture.tsx'
import { SectionHeading } from './section-heading.tsx'

/** How a trip comes together: a picture and the steps. */
export function Customization({ content }: { content: Landing['customization'] }) {
  if (!content) return null
  const { title, subtitle, description, image, features } = content
  return (
    <section className="page-width pt-(--section)" aria-labelledby="how-title">
      <div className="customization">
        {image && (
          <div className="customization-picture">
            <Picture src={image} alt="" sizes="(min-width: 1024px) 560px, 92vw" />
          </div>
        )}
        <div>
          <SectionHeading id="how-title" title={title} subtitle={subtitle} />
          {description && <p className="mt-4 max-w-[480px] text-ink-2">{description}</p>}
          <ol className="how-steps">
            {features.map(({ feature_text: text }, at) => (
              <li key={text}>
                <span className="how-number" aria-hidden>
                  {at + 1}
                </span>
                {text}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
