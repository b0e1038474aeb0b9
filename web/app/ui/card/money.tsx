import { formatEgp } from '@rihla/contract/values/money'
import { useLanguage } from '../../platform/locale/use-text.tsx'

/** Whole EGP with a smaller currency, unbreakable. */
export function Money({ egp, className = '' }: { egp: number; className?: string }) {
  const language = useLanguage()
  const parts = formatEgp(egp, language).split('\u00a0')
  return (
    <bdi className={`money ${className}`}>
      {parts.map((part, at) => (
        <span key={part}>
          {at > 0 && '\u00a0'}
          {/\d/.test(part) ? (
            <bdi dir="ltr">{part}</bdi>
          ) : part === '−' ? (
            part
          ) : (
            <small>{part}</small>
          )}
        </span>
      ))}
    </bdi>
  )
}
