import { CloudOff } from '../brand/icons.ts'
import type { ReactNode } from 'react'
import { Button, LinkButton } from '../button/button.tsx'

/** What to do next: a press or a link. */
type Action = { text: string } & ({ onClick: () => void } | { to: string })

/** `action` is the one thing to do; several stand in `actions`. */
type ResultProps = { title: string; text?: string; action?: Action; actions?: ReactNode }

function Actions({ action, actions }: Pick<ResultProps, 'action' | 'actions'>) {
  if (!action && !actions) return null
  return (
    <div className="mt-3 flex flex-wrap justify-center gap-3">
      {actions}
      {action && 'to' in action && (
        <LinkButton kind="teal" to={action.to}>
          {action.text}
        </LinkButton>
      )}
      {action && 'onClick' in action && (
        <Button kind="teal" onClick={action.onClick}>
          {action.text}
        </Button>
      )}
    </div>
  )
}

/** Nothing matches: the waves, a title, a sentence and what to do. */
export const EmptyBlock = ({ title, text, ...actions }: ResultProps) => (
  <div className="panel grid grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-3 px-6 py-12 text-center">
    <span className="waves-ink mb-3" aria-hidden />
    <h2 className="type-h3">{title}</h2>
    {text && <p className="type-small max-w-md text-ink-2 wrap-anywhere">{text}</p>}
    <Actions {...actions} />
  </div>
)

/** Something failed: what, and a way to try again. `reference` helps support to find it. */
export const ErrorBlock = ({
  title,
  text,
  reference,
  heading: Heading = 'h2',
  ...actions
}: ResultProps & { reference?: string | null; heading?: 'h1' | 'h2' }) => (
  <div
    className="panel grid content-center justify-items-center gap-3 px-6 py-12 text-center"
    role="alert"
  >
    <CloudOff size={32} className="text-bad-600" aria-hidden />
    <Heading className="type-h3">{title}</Heading>
    {text && <p className="type-small max-w-md text-ink-2">{text}</p>}
    <Actions {...actions} />
    {reference && <p className="type-caption text-ink-3">{reference}</p>}
  </div>
)

/** The wave that travels while a page's content is on its way; `heading` names a page that has none yet. */
export const LoadingBlock = ({ text, heading }: { text: string; heading?: string }) => (
  <>
    {heading && <h1 className="sr-only">{heading}</h1>}
    <div className="grid justify-items-center gap-4 px-6 py-20" role="status">
      <span className="loading-wave" aria-hidden />
      <p className="type-small text-ink-2">{text}</p>
    </div>
  </>
)
