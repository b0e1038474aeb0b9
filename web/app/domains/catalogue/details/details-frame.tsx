import type { ReactNode } from 'react'

/** A detail page: actions, title, pictures, sections, and the booking card or bar. */
export const DetailsFrame = ({
  actions,
  head,
  gallery,
  sections,
  card,
  bar,
}: {
  actions: ReactNode
  head: ReactNode
  gallery: ReactNode
  sections: ReactNode
  /** What books, beside the sections. */
  card: ReactNode
  /** What books on phones. */
  bar: ReactNode
}) => (
  <>
    {actions}
    <div className="page-width">
      {head}
      {gallery}
      <div className="grid items-start gap-x-14 lg:grid-cols-[1fr_372px]">
        <div className="min-w-0">{sections}</div>
        <aside className="sticky top-[140px] mt-6 max-lg:hidden">{card}</aside>
      </div>
    </div>
    {bar}
  </>
)
