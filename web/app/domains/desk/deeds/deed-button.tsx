import { REASON_MAX } from '@rihla/contract/desk/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { Button, type ButtonKind } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { DESK } from '../queries.ts'
import { useDeskText } from '../use-desk-text.ts'
import { lackingIn, Tried } from './needed-number.tsx'
import { useDeedKey } from './use-deed-key.ts'
import { useUnsent } from './use-unsent.ts'

/** What each deed sends beside what it is about. */
export type Deed = { readonly Reason: string; readonly Key: string }

/** What came of a deed. */
export type Came = { readonly text: string; readonly tone: 'ok' | 'info' | 'bad' }

type Props = {
  /**
   * Which of its page's rows it is about: what was typed about one is given back to that one alone. Null: its page asks
   * it about nothing else.
   */
  readonly about: number | string | null
  readonly kind?: ButtonKind
  /** A verb: on the button that opens the question, and on the one that does it. */
  readonly text: string
  readonly icon?: ReactNode
  /** What the button says that does it, where that is more than the verb. */
  readonly submit?: string
  /** As a question. */
  readonly title: string
  /** What will happen. */
  readonly note?: ReactNode
  readonly reasonLabel?: string
  /** Why, where the deed says it by itself: then no reason is asked for. */
  readonly because?: string
  /** A reason to begin with, where it is nearly always the same. */
  readonly reason?: string
  /** More to choose or type, above the reason. */
  readonly children?: ReactNode
  /** The long text that is typed there, where that isn't the reason: kept when the session ends meanwhile. */
  readonly typed?: { readonly text: string; readonly restore: (text: string) => void }
  readonly disabled?: boolean
  /** What is wrong with what was chosen above, in words, once no number is missing; nothing is sent then. */
  readonly check?: () => string | null
  /** A refusal that is said beside its field: it isn't said once more below. */
  readonly beside?: string | null
  /** Called before the question opens. */
  readonly onOpen?: () => void
  /** Does it; answers what came of it, in words, and how to take that where it isn't good news. */
  readonly run: (deed: Deed) => Promise<string | Came>
}

const MIN = 3

/** The question itself, for whatever opens it otherwise than by a button of its own beside it. */
export function DeedQuestion({ onClose: close, ...it }: Props & { onClose: () => void }) {
  const t = useDeskText()
  const client = useQueryClient()
  const [reason, setReason] = useState(it.because ?? it.reason ?? '')
  const { Key, failed } = useDeedKey()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [short, setShort] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const [isTried, setTried] = useState(false)
  const settle = useUnsent(
    { title: it.title, about: it.about },
    it.typed ?? { text: reason, restore: setReason },
  )
  // What changed behind the question may take it away: not before it is read that something else was done.
  const [isUnseen, setUnseen] = useState(false)
  // A refusal since what it is about is gone takes the question away, before its answer or after: then it is said beside.
  const isGone = useRef(false)
  const unread = useRef<string | null>(null)
  const sayBeside = (text: string): void => {
    showToast({ title: it.text, text, tone: 'bad' })
  }
  const leave = useEffectEvent(() => {
    if (unread.current !== null) sayBeside(unread.current)
  })
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      leave()
    }
  }, [])
  const refresh = (): void => void client.invalidateQueries({ queryKey: [DESK] })
  const onClose = (): void => {
    unread.current = null
    settle()
    close()
    if (isUnseen) refresh()
  }
  const submit = async (): Promise<void> => {
    unread.current = null
    setTried(true)
    const lacking = lackingIn(fields.current)
    const wrong = lacking ? null : (it.check?.() ?? null)
    setProblem(wrong)
    if (lacking) return lacking.focus()
    if (wrong) return
    if (reason.trim().length < MIN) return setShort(true)
    setBusy(true)
    try {
      const came = await it.run({ Reason: reason.trim(), Key })
      onClose()
      const { text, tone } = typeof came === 'string' ? ({ text: came, tone: 'ok' } as const) : came
      showToast({ title: it.text, text, tone })
      refresh()
    } catch (error) {
      const isOther = failed(error)
      setUnseen(isOther)
      const text = error instanceof ApiProblem ? error.message : t('failed')
      if (isGone.current) sayBeside(text)
      else unread.current = text
      setProblem(text)
      if (!isOther) refresh()
    } finally {
      setBusy(false)
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
            {it.submit ?? it.text}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-2" ref={fields}>
        {it.note && <div className="desk-note">{it.note}</div>}
        <Tried value={isTried}>{it.children}</Tried>
        {it.because === undefined && (
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
        )}
        {problem && problem !== it.beside && (
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
  const { kind, text, icon, disabled, onOpen } = props
  const begin = (): void => {
    onOpen?.()
    setOpen(true)
  }
  return (
    <>
      <Button kind={kind} size="small" disabled={disabled} onClick={begin}>
        {icon}
        {text}
      </Button>
      {open && <DeedQuestion {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
