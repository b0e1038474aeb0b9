import { Link } from 'react-router'
import { PrivacyChoices } from './privacy-choices.tsx'
import { usePrivacyText } from './use-privacy-text.ts'

/** Address and name of each legal page. */
export const LEGAL_PAGES = [
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
        {LEGAL_PAGES.map(([href, text]) => (
          <li key={href}>
            <Link to={href}>{t(text)}</Link>
          </li>
        ))}
        <li>
          <PrivacyChoices />
        </li>
      </ul>
    </nav>
  )
}
