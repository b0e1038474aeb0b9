import type { Landing } from '@rihla/contract/landing'
import type { ReactNode } from 'react'

export type Heading = { title: string; subtitle?: string | null }

/** The heading that editors gave a section, or the page's own. */
export const headingOf = (content: Landing | null, key: string, own: Heading): Heading =>
  content?.sections[key] ?? own

/** Title and line of a section, and what stands at their end. */
export const SectionHeading = ({
  id,
  title,
  subtitle,
  quiet = 'text-ink-2',
  children,
}: Heading & { id: string; quiet?: string; children?: ReactNode }) => (
  <div className="flex items-end justify-between gap-4">
    <div>
      <h2 id={id} className="type-h2">
        {title}
      </h2>
      {subtitle && <p className={`mt-1 ${quiet}`}>{subtitle}</p>}
    </div>
    {children}
  </div>
)
