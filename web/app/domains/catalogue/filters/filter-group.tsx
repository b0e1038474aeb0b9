import { useId, type ReactNode } from 'react'

/** Filters that belong together, under a line. */
export const FilterGroup = ({ title, children }: { title?: string; children: ReactNode }) => {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={title ? id : undefined}
      className="grid gap-2 border-t border-sand-200 py-5 first:border-0 first:pt-0"
    >
      {title && (
        <h3 id={id} className="type-title">
          {title}
        </h3>
      )}
      {children}
    </div>
  )
}
