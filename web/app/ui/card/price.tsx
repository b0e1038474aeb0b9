import { discountPercent, formatEgp } from '@rihla/contract/values/money'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { Money } from './money.tsx'
import { useUiText } from '../use-ui-text.ts'

export type PriceProps = {
  /** What is paid. */
  now: number
  /** What it cost before; leave out when there is no valid offer. */
  was?: number | null
  /** What the price covers. */
  note?: string
  /** The lowest of several prices: says so before it. */
  from?: boolean
  size?: 'card' | 'list' | 'booking'
  /** Leaves the percentage out, where it is shown elsewhere. */
  untagged?: boolean
  /** Keeps the struck line's room, so that prices of neighbours align. */
  aligned?: boolean
}

/** Struck original with its discount, the price, and what it covers. */
export function Price({ now, was, note, from, size = 'card', untagged, aligned }: PriceProps) {
  const t = useUiText()
  const language = useLanguage()
  const paid = formatEgp(now, language)
  return (
    <div className={`price price-${size}`}>
      {was ? (
        <>
          <span className="sr-only">
            {t('was', {
              was: formatEgp(was, language),
              now: from ? `${t('startsAt')} ${paid}` : paid,
            })}
          </span>
          <span className="price-was" aria-hidden>
            <s>
              <Money egp={was} />
            </s>
            {!untagged && (
              <span className="badge badge-discount">
                {t('percentOff', { n: discountPercent(was, now) })}
              </span>
            )}
          </span>
        </>
      ) : (
        aligned && <span className="price-was" aria-hidden />
      )}
      <span className="price-now" aria-hidden={was ? true : undefined}>
        {from && <span className="price-from">{t('startsAt')} </span>}
        <Money egp={now} />
      </span>
      {note && <span className="price-note">{note}</span>}
    </div>
  )
}
