import type { ReactNode } from 'react'

/**
 * The form of a dialog that opens from the article's own form: React hands its submit on to that one, which
 * it isn't for. The button that submits it stands among the dialog's actions and names its id.
 */
export const DialogForm = ({
  id,
  onSubmit,
  children,
}: {
  id: string
  onSubmit: () => void
  children: ReactNode
}) => (
  <form
    id={id}
    className="mt-4 grid gap-4"
    onSubmit={(event) => {
      event.preventDefault()
      event.stopPropagation()
      onSubmit()
    }}
  >
    {children}
  </form>
)
