import { Link } from 'react-router'
import { useUiText } from '../use-ui-text.ts'

/** The felucca and the product's name, or the one that the content gives. */
export function Logo({ name }: { name?: string | null }) {
  const t = useUiText()
  return (
    <Link to="/" className="logo" aria-label={name || t('brand')}>
      <svg viewBox="0 0 36 34" width="34" height="32" aria-hidden>
        <path d="M17 2 5 23h12z" className="logo-sail" />
        <path d="M20 8v15h10z" fill="#E5583F" />
        <path
          d="M2 28c3.5-3 6.500-3 10 0s6.500 3 10 0 6.500-3 10 0"
          className="logo-water"
          fill="none"
          strokeWidth="2.600"
          strokeLinecap="round"
        />
      </svg>
      <span className="logo-name" translate="no">
        {name || t('brand')}
      </span>
    </Link>
  )
}
