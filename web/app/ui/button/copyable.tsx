import { Check, Copy } from '../brand/icons.ts'
import { Button } from './button.tsx'
import { useUiText } from '../use-ui-text.ts'
import { useCopied } from './use-copied.ts'

/** A booking's reference, `ACT-7K2M9QX4`: never broken at its hyphen. */
const isReference = (value: string): boolean => /^[A-Z]{2,4}-[0-9A-Z]{4,12}$/.test(value)

/** A label and a value worth copying: an account number, a reference. */
export function Copyable({
  label,
  value,
  copy = true,
  onCopied,
  onFailed,
}: {
  label: string
  value: string
  copy?: boolean
  onCopied?: () => void
  /** Called when there is no clipboard; the text can still be selected by hand. */
  onFailed?: () => void
}) {
  const t = useUiText()
  const { copied, copy: copyText } = useCopied()
  const onCopy = async (): Promise<void> => {
    if (await copyText(value)) onCopied?.()
    else onFailed?.()
  }
  return (
    <div className="flex items-center justify-between gap-3 border-b border-sand-200 py-3">
      <div className="min-w-0">
        <p className="type-caption text-ink-3">{label}</p>
        <p
          className={`font-semibold ${isReference(value) ? 'whitespace-nowrap' : 'wrap-anywhere'}`}
        >
          <bdi>{value}</bdi>
        </p>
      </div>
      {copy && (
        <Button
          kind="soft"
          size="small"
          onClick={() => void onCopy()}
          aria-label={`${t(copied ? 'copied' : 'copy')}: ${label}`}
        >
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
        </Button>
      )}
    </div>
  )
}
