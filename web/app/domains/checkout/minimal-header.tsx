import { LockKeyhole } from '../../ui/brand/icons.ts'
import { LanguageToggle } from '../../ui/brand/language-toggle.tsx'
import { Logo } from '../../ui/brand/logo.tsx'
import { useCheckoutText } from './use-checkout-text.ts'

/** A header without links that lead away: the logo, that paying is safe here, and the language. */
export function MinimalHeader() {
  const t = useCheckoutText()
  return (
    <header className="minimal-header">
      <div className="page-width flex min-h-[60px] items-center gap-4 md:min-h-[72px]">
        <Logo />
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
