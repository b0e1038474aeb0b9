import type { Legs } from './price.ts'
import { priceOf } from './price.ts'
import { Money } from '../../ui/card/money.tsx'
import { useBusText } from './use-bus-text.ts'

/** Full price, what the round trip saves, and the total. */
export function PriceLines({ legs, passengers }: { legs: Legs; passengers: number }) {
  const t = useBusText()
  const { full, saved, total } = priceOf(legs, passengers)
  const people = t('passengersCount', { count: passengers })
  return (
    <dl className="amounts">
      {saved > 0 && (
        <>
          <div>
            <dt>{t('bothWays', { passengers: people })}</dt>
            <dd>
              <Money egp={full} />
            </dd>
          </div>
          <div data-saved="">
            <dt>{t('roundSaving')}</dt>
            <dd>
              <Money egp={-saved} />
            </dd>
          </div>
        </>
      )}
      <div className="amounts-total">
        <dt>{t('total')}</dt>
        <dd>
          <Money egp={total} />
        </dd>
      </div>
    </dl>
  )
}
