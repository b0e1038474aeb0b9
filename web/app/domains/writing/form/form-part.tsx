import { useId, type ReactNode } from 'react'
import { CircleAlert } from '../../../ui/brand/icons.ts'

/** A part of the form under its heading. */
export function FormPart({
  title,
  lang,
  children,
}: {
  title: string
  lang?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className="panel writing-part" aria-labelledby={id} data-language={lang}>
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Several controls that answer one question; focus comes to it when something is wrong. */
export function Choice({
  title,
  hidden,
  hint,
  error,
  children,
}: {
  title: string
  /** The part's heading says it already. */
  hidden?: boolean
  hint?: string
  error?: string | null
  children: ReactNode
}) {
  const id = useId()
  const below = error ?? hint
  return (
    <fieldset
      className="writing-choice"
      aria-describedby={below ? id : undefined}
      data-problem={error ? '' : undefined}
      tabIndex={-1}
    >
      <legend className={hidden ? 'sr-only' : 'field-label'}>{title}</legend>
      {below && (
        <p id={id} className={error ? 'field-error' : 'field-hint'}>
          {error && <CircleAlert aria-hidden />}
          {below}
        </p>
      )}
      {children}
    </fieldset>
  )
}
