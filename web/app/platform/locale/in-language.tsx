import { directionOf, type Language } from '@rihla/contract/values/language'
import type { MouseEvent, ReactNode } from 'react'
import type { Texts } from './i18n.ts'
import { LocaleContext } from './use-text.tsx'

/** Whatever is pressed in a preview leads nowhere: one is still writing. */
const stay = (event: MouseEvent): void => {
  if (!(event.target as Element).closest('a, button')) return
  event.preventDefault()
  event.stopPropagation()
}

/** A part of the page as readers of a language have it, whatever the page is in; nothing in it leads away. */
export const InLanguage = ({
  language,
  texts,
  className,
  children,
}: {
  language: Language
  texts: Texts
  className: string
  children: ReactNode
}) => (
  <LocaleContext value={{ language, texts }}>
    <div lang={language} dir={directionOf(language)} onClickCapture={stay} className={className}>
      {children}
    </div>
  </LocaleContext>
)
