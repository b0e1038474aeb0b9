/** A label and its amount in words, such as `EGP 1,000`. */
export type AmountLine = { Label: string; Text: string }

/** An amount as the server words it, with a smaller currency and its digits from left to right. */
export function AmountText({ text }: { text: string }) {
  const parts = text.split('\u00a0')
  if (!parts.some((part) => /^(EGP|ج\.م)$/.test(part))) return <span>{text}</span>
  return (
    <bdi className="money">
      {parts.map((part, at) => (
        <span key={part}>
          {at > 0 && '\u00a0'}
          {/\d/.test(part) ? (
            <bdi dir="ltr">{part}</bdi>
          ) : part === '−' ? (
            part
          ) : (
            <small>{part}</small>
          )}
        </span>
      ))}
    </bdi>
  )
}

/** Line by line; the last line is the total. */
export function Amounts({ lines }: { lines: readonly AmountLine[] }) {
  const rows = lines.slice(0, -1)
  const total = lines.at(-1)
  return (
    <dl className="amounts">
      {rows.map(({ Label, Text }) => (
        <div key={Label} data-saved={Text.includes('−') ? '' : undefined}>
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
