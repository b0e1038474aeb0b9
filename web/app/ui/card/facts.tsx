import type { ReactNode } from 'react'
import { Copyable } from '../button/copyable.tsx'

export type Fact = readonly [name: string, value: ReactNode]

/** Names and values; what has no value, or none of it (0), is left out. `className` says how they lie. */
export const Facts = ({ facts, className }: { facts: readonly Fact[]; className: string }) => (
  <dl className={className}>
    {facts.map(
      ([name, value]) =>
        Boolean(value) && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)

type CopyField = {
  Label: string
  Value: string
  ShowCopyButton?: boolean
  ShowInHalfLine?: boolean
}

/** Values of a booking as the server names them, to copy. */
export const CopyFields = ({
  fields,
  onCopied,
  onCopyFailed,
}: {
  fields: readonly CopyField[]
  onCopied?: () => void
  onCopyFailed?: () => void
}) => (
  <div className="field-grid">
    {fields.map(({ Label, Value, ShowCopyButton, ShowInHalfLine }) => (
      <div key={`${Label} ${Value}`} data-half={ShowInHalfLine ? '' : undefined}>
        <Copyable
          label={Label}
          value={Value}
          copy={ShowCopyButton}
          onCopied={onCopied}
          onFailed={onCopyFailed}
        />
      </div>
    ))}
  </div>
)
