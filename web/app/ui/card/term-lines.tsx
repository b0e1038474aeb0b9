import { Check, Clock, X } from '../brand/icons.ts'
import { useUiText } from '../use-ui-text.ts'

/** A term in words, how much of the whole it gives, in percent, and until when. */
export type TermLine = {
  readonly Text: string
  readonly Percent: number
  readonly Until: string | null
}

const Mark = ({ percent }: { percent: number }) =>
  percent === 100 ? (
    <Check className="text-ok-600" aria-hidden />
  ) : percent > 0 ? (
    <Clock className="text-warn-ink" aria-hidden />
  ) : (
    <X className="text-ink-3" aria-hidden />
  )

/** Terms in order of time, each marked by how much it gives: all, a part, nothing; and whose clock they go by. */
export function TermLines({ lines }: { lines: readonly TermLine[] }) {
  const t = useUiText()
  return (
    <div className="grid gap-2">
      <ol className="term-lines">
        {lines.map(({ Text, Percent }) => (
          <li key={Text}>
            <Mark percent={Percent} />
            <span>{Text}</span>
          </li>
        ))}
      </ol>
      {lines.some(({ Until }) => Until !== null) && (
        <p className="type-caption text-ink-3">{t('cairoTime')}</p>
      )}
    </div>
  )
}
