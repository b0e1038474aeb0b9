import type { Legs } from './price.ts'
import { priceOf } from './price.ts'
import { Money } from '../../ui/card/money.tsx'
import { useBusText } from './use-bus-text.ts'

function Total({ egp }: { egp: number }) {
  const t = useBusText()
  return (
    <div className="amounts-total">
      <dt>{t('total')}</dt>
      <dd>
        <Money egp={egp} />
      </dd>
    </div>
  )
}

/** The total alone. */
export const TotalLine = ({ egp }: { egp: number }) => (
  <dl className="amounts">
    <Total egp={egp} />
  </dl>
)

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
      <Total egp={total} />
    </dl>
  )
}
