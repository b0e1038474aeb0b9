import { MoneyText } from './money.tsx'

/**
 * A label and its amount in words, such as `EGP 1,000`. `IsSaving`: it makes the price lower; unless it is
 * said, whatever is taken off does.
 */
export type AmountLine = { Label: string; Text: string; IsSaving?: boolean | undefined }

/** An amount as the server words it; other words, such as 'free', stand as they are. */
export const AmountText = ({ text }: { text: string }) =>
  /(^|\u00a0)(EGP|ج\.م)(\u00a0|$)/.test(text) ? <MoneyText text={text} /> : <span>{text}</span>

/** Line by line; the last line is the total. */
export function Amounts({ lines }: { lines: readonly AmountLine[] }) {
  const rows = lines.slice(0, -1)
  const total = lines.at(-1)
  return (
    <dl className="amounts">
      {rows.map(({ Label, Text, IsSaving = Text.includes('−') }) => (
        <div key={Label} data-saved={IsSaving ? '' : undefined}>
          <dt>{Label}</dt>
          <dd>
            <AmountText text={Text} />
          </dd>
        </div>
      ))}
      {total && (
        <div className="amounts-total">
          <dt>{total.Label}</dt>
          <dd>
            <AmountText text={total.Text} />
          </dd>
        </div>
      )}
    </dl>
  )
}
