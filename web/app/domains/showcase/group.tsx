import type { ReactNode } from 'react'
import { useLanguage } from '../../platform/locale/use-text.tsx'

/** Sample words: the showcase is for ourselves, so they stay beside what they show. */
export function useWords(): (en: string, ar: string) => string {
  const language = useLanguage()
  return (en, ar) => ({ en, ar })[language]
}

export const Group = ({
  title,
  children,
  wide,
}: {
  title: string
  children: ReactNode
  wide?: boolean
}) => (
  <section className="panel p-6">
    <h2 className="type-h3 mb-5">{title}</h2>
    <div className={wide ? 'grid gap-5' : 'grid gap-5 md:grid-cols-2 lg:grid-cols-3'}>
      {children}
    </div>
  </section>
)
