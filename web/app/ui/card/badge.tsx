import type { ReactNode } from 'react'

export type BadgeTone = 'plain' | 'white' | 'soft' | 'ok' | 'warn' | 'bad' | 'info' | 'discount'

/** A short fact: icon, word and colour together, never colour alone. */
export const Badge = ({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}) => (
  <span className={`badge badge-${tone}`}>
    {icon}
    {children}
  </span>
)
