import type { ReactNode } from 'react'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'

/** A page of the desk: its name, what can be done with all of it, and its content. */
export const DeskPage = ({
  title,
  path,
  count,
  text,
  end,
  children,
}: {
  title: string
  path: string
  count?: number | undefined
  text?: string
  end?: ReactNode
  children: ReactNode
}) => (
  <main id="main" className="desk-main">
    <PageSeo title={title} path={path} noindex />
    <div className="desk-head">
      <div className="grid gap-1">
        <h1 className="type-h2">
          {title}
          {count !== undefined && count > 0 && <span className="desk-count">{count}</span>}
        </h1>
        {text && <p className="type-small text-ink-2">{text}</p>}
      </div>
      {end}
    </div>
    {children}
  </main>
)
