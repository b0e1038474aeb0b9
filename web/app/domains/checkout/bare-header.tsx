import { LockKeyhole } from 'lucide-react'
import { LanguageToggle, Logo, useContentText } from '../content/index.ts'
import { useCheckoutText } from './use-checkout-text.ts'

/** A header without ways off: the logo, that paying is safe here, and the language. */
export function BareHeader() {
  const t = useCheckoutText()
  const content = useContentText()
  return (
    <header className="bare-header">
      <div className="page-width flex min-h-[60px] items-center gap-4 md:min-h-[72px]">
        <Logo name={content('brand')} />
        <span className="flex-1" />
        <span className="type-small flex items-center gap-2 text-ink-2 max-md:hidden">
          <LockKeyhole size={17} aria-hidden />
          {t('secure')}
        </span>
        <LanguageToggle />
      </div>
    </header>
  )
}
