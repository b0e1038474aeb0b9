import { MoneyText } from './money.tsx'

/**
 * A label and its amount in words, such as `EGP 1,000`. `IsSaving`: it makes the price lower; unless it is
 * said, whatever is taken off does. `IsContained`: part of the amount before it, on top of nothing.
 */
export type AmountLine = {
  Label: string
  Text: string
  IsSaving?: boolean | undefined
  IsContained?: boolean | undefined
}

/** Where the total stands: what it contains may come after it. */
export const totalAt = (lines: readonly AmountLine[]): number =>
  lines.findLastIndex(({ IsContained }) => !IsContained)

/** An amount as the server words it; other words, such as 'free', stand as they are. */
export const AmountText = ({ text }: { text: string }) =>
  /(^|\u00a0)(EGP|ج\.م)(\u00a0|$)/.test(text) ? <MoneyText text={text} /> : <span>{text}</span>

/** Line by line; the last line is the total, with what it contains indented under it. */
export function Amounts({ lines }: { lines: readonly AmountLine[] }) {
  const total = totalAt(lines)
  const kindOf = (at: number): string | undefined =>
    at === total ? 'amounts-total' : lines[at]?.IsContained ? 'amounts-part' : undefined
  return (
    <dl className="amounts">
      {lines.map(({ Label, Text, IsSaving = Text.includes('−') }, at) => (
        <div
          key={Label}
          className={kindOf(at)}
          data-saved={IsSaving && at !== total ? '' : undefined}
        >
          <dt>{Label}</dt>
          <dd>
            <AmountText text={Text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
