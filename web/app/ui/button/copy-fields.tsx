import { Copyable } from './copyable.tsx'

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
