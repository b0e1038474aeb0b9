import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'

export type ButtonKind =
  | 'primary'
  | 'teal'
  | 'secondary'
  | 'soft'
  | 'text'
  | 'danger'
  | 'danger-quiet'
  | 'ghost'
type Look = {
  kind?: ButtonKind
  size?: 'small' | 'medium' | 'large'
  block?: boolean
  className?: string
}

const look = ({ kind = 'secondary', size = 'medium', block, className = '' }: Look): string =>
  `button button-${kind} button-${size}${block ? ' button-block' : ''} ${className}`

export type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** A verb such as "Booking": shows a spinner with it and ignores presses. */
    busy?: string | false
  }

/** The button. One large `primary` per view. */
export function Button({
  kind,
  size,
  block,
  className,
  busy,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ kind, size, block, className })}
      aria-busy={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (
        <>
          <span className="spinner" aria-hidden /> {busy}
        </>
      ) : (
        children
      )}
    </button>
  )
}

/** A link that looks like a button. */
export const LinkButton = ({ kind, size, block, className, ...rest }: Look & LinkProps) => (
  <Link {...rest} className={look({ kind, size, block, className })} />
)

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** What it does, for screen readers and as a tip. */
  label: string
  children: ReactNode
}

/** A round button that shows only an icon. */
export const IconButton = ({ label, className = '', children, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    className={`icon-button ${className}`}
  >
    {children}
  </button>
)
