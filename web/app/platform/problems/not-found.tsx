import { directionOf, nextLanguage, type LocalizedText } from '@rihla/contract/values/language'
import { LinkButton } from '../../ui/button/button.tsx'
import { useProblemText } from './use-problem-text.ts'
import { useLanguage } from '../locale/use-text.tsx'

const MISSING: LocalizedText = { en: 'Page Not Found', ar: 'هذه الصفحة غير موجودة' }

/** The 404 page, in two languages at once. */
export function NotFound() {
  const t = useProblemText()
  const other = nextLanguage(useLanguage())
  return (
    <main id="main" className="page-width py-10">
      <title>{`${t('pageNotFound')} | ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <div className="waves on-dark grid min-h-[60dvh] place-content-center justify-items-center gap-3 rounded-band bg-teal-900 px-6 py-16 text-center text-white">
        <p className="type-display">404</p>
        <h1 className="type-h2">{t('notFoundTitle')}</h1>
        <p lang={other} dir={directionOf(other)} className="text-teal-100">
          {MISSING[other]}
        </p>
        <p className="type-small text-teal-100">{t('notFoundText')}</p>
        <div className="mt-5 flex flex-wrap justify-center gap-3">
          <LinkButton to="/" className="shadow-none!">
            {t('home')}
          </LinkButton>
          <LinkButton kind="ghost" to="/app">
            {t('app')}
          </LinkButton>
        </div>
      </div>
    </main>
  )
}
