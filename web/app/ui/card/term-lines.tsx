import { Check, Clock, X } from 'lucide-react'

/** A term in words, and how much of the whole it gives, in percent. */
export type TermLine = { readonly Text: string; readonly Percent: number }

const Mark = ({ percent }: { percent: number }) =>
  percent === 100 ? (
    <Check className="text-ok-600" aria-hidden />
  ) : percent > 0 ? (
    <Clock className="text-warn-ink" aria-hidden />
  ) : (
    <X className="text-ink-3" aria-hidden />
  )

/** Terms in order of time, each marked by how much it gives: all, a part, nothing. */
export const TermLines = ({ lines }: { lines: readonly TermLine[] }) => (
  <ol className="term-lines">
    {lines.map(({ Text, Percent }) => (
      <li key={Text}>
        <Mark percent={Percent} />
        <span>{Text}</span>
      </li>
    ))}
  </ol>
)
