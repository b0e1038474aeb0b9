import { REASON_MAX } from '@rihla/contract/desk/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { Button, type ButtonKind } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { DESK } from '../queries.ts'
import { useDeskText } from '../use-desk-text.ts'

/** What each deed sends beside what it is about. */
export type Deed = { readonly Reason: string; readonly Key: string }

type Props = {
  readonly kind?: ButtonKind
  /** A verb: on the button that opens the question, and on the one that does it. */
  readonly text: string
  readonly icon?: ReactNode
  /** As a question. */
  readonly title: string
  /** What will happen. */
  readonly note?: ReactNode
  readonly reasonLabel?: string
  /** A reason to begin with, where it is nearly always the same. */
  readonly reason?: string
  /** More to choose or type, above the reason. */
  readonly children?: ReactNode
  readonly disabled?: boolean
  /** What is wrong with what was chosen above, in words; nothing is sent then. */
  readonly check?: () => string | null
  /** Does it; answers what came of it, in words. */
  readonly run: (deed: Deed) => Promise<string>
}

const MIN = 3

function Question({ onClose, ...it }: Props & { onClose: () => void }) {
  const t = useDeskText()
  const client = useQueryClient()
  const [reason, setReason] = useState(it.reason ?? '')
  // Pressed again after a failure, it is the same deed.
  const [Key] = useState(() => crypto.randomUUID())
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [short, setShort] = useState(false)
  const submit = async (): Promise<void> => {
    const wrong = it.check?.() ?? null
    setProblem(wrong)
    if (wrong) return
    if (reason.trim().length < MIN) return setShort(true)
    setBusy(true)
    try {
      const text = await it.run({ Reason: reason.trim(), Key })
      onClose()
      showToast({ title: it.text, text, tone: 'ok' })
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error.message : t('failed'))
    } finally {
      setBusy(false)
      void client.invalidateQueries({ queryKey: [DESK] })
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={it.title}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('back')}
          </Button>
          <Button
            kind={it.kind === 'danger-quiet' ? 'danger' : 'teal'}
            busy={busy && t('working')}
            onClick={() => void submit()}
          >
            {it.text}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-2">
        {it.note && <div className="desk-note">{it.note}</div>}
        {it.children}
        <TextArea
          label={it.reasonLabel ?? t('reason')}
          value={reason}
          onChange={(text) => {
            setReason(text)
            setShort(false)
          }}
          maxLength={REASON_MAX}
          rows={2}
          counted
          error={short ? t('reasonShort') : null}
          dir="auto"
        />
        {problem && (
          <p className="desk-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** Something that staff do: asked once more, with its reason, which the audit log keeps. */
export function DeedButton(props: Props) {
  const [open, setOpen] = useState(false)
  const { kind, text, icon, disabled } = props
  return (
    <>
      <Button kind={kind} size="small" disabled={disabled} onClick={() => setOpen(true)}>
        {icon}
        {text}
      </Button>
      {open && <Question {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
