import { formatEgp } from '@rihla/contract/values/money'
import { useLanguage } from '../../platform/locale/use-text.tsx'

/** An amount in words, with a smaller currency and its digits from left to right; unbreakable. */
export function MoneyText({ text, className = '' }: { text: string; className?: string }) {
  const parts = text.split('\u00a0')
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

/** Whole EGP, such as `EGP 1,000`. */
export function Money({ egp, className }: { egp: number; className?: string }) {
  return <MoneyText text={formatEgp(egp, useLanguage())} className={className} />
}
