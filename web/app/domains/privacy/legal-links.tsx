import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { usePrivacyText } from './use-privacy-text.ts'

const PrivacyChoices = lazy(() => import('./privacy-choices.tsx'))

const PAGES = [
  ['/privacy', 'privacy'],
  ['/terms-of-service', 'terms'],
  ['/cookie-policy', 'cookiePolicy'],
  ['/data-deletion', 'deletion'],
] as const

/** The legal pages and the privacy choices, for the foot of each page. */
export function LegalLinks() {
  const t = usePrivacyText()
  return (
    <nav aria-label={t('legal')}>
      <ul className="legal-links">
        {PAGES.map(([href, text]) => (
          <li key={href}>
            <Link to={href}>{t(text)}</Link>
          </li>
        ))}
        <li>
          <Suspense>
            <PrivacyChoices />
          </Suspense>
        </li>
      </ul>
    </nav>
  )
}
