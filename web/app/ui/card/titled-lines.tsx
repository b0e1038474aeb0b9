import type { ReactNode } from 'react'

/** Lines below a title of their own, in small print; nothing where there are none. */
export function TitledLines({
  title,
  lines,
}: {
  readonly title: string
  readonly lines: readonly string[]
}): ReactNode {
  if (lines.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="type-small font-medium">{title}</h3>
      <ul className="type-small grid gap-0.5 text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
