import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { StepHeading } from '../../ui/navigation/step-heading.tsx'
import { useChangingText } from './use-changing-text.ts'

type StepFormProps = {
  title: string
  /** What can be changed, and until when. */
  text: string
  /** Why the last try failed, in words; null: it didn't. */
  failure: string | null
  /** What the button says, and while the server is asked. */
  submit: string
  asking: string
  busy: boolean
  onBack: () => void
  onSubmit: () => void
  children: ReactNode
}

/** One step of a change: its fields, why it failed, back and on. */
export function StepForm({ title, text, failure, onBack, onSubmit, ...props }: StepFormProps) {
  const t = useChangingText()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={submit} noValidate>
      <div className="mt-2 grid gap-4">
        <StepHeading className="type-title">{title}</StepHeading>
        <p className="type-small text-ink-2">{text}</p>
        {props.children}
        <div className="empty:hidden" role="alert">
          {failure && <p className="notice notice-bad">{failure}</p>}
        </div>
      </div>
      <div className="dialog-actions">
        <Button disabled={props.busy} onClick={onBack}>
          {t('back')}
        </Button>
        <Button type="submit" kind="teal" busy={props.busy && props.asking}>
          {props.submit}
        </Button>
      </div>
    </form>
  )
}
