import type { OfferTerms as Terms } from '@rihla/contract/desk/offer-terms'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { offerTermsQuery } from './inventory-queries.ts'
import { CancellationRow } from '../settings/cancellation-row.tsx'
import { DepositRow } from '../settings/deposit-row.tsx'
import { SaleEndRow } from '../settings/sale-end-row.tsx'
import { NotThereYet } from '../shell/not-there-yet.tsx'
import { useDeskText } from '../use-desk-text.ts'
import type { Which } from './use-inventory-address.ts'

/** Each with what it goes with until it has its own. */
function Rows({ which, data }: { which: Which; data: Terms }) {
  const api = useApi()
  const { KindDeposit, KindCancellation, KindSaleEnd } = data
  const { OwnDeposit, OwnCancellation, OwnSaleEnd, Editions } = data
  return (
    <ul className="desk-rows">
      <DepositRow
        it={OwnDeposit ?? KindDeposit}
        edition={Editions.Deposit}
        own={{
          isOwn: OwnDeposit !== null,
          ofKind: KindDeposit,
          save: (deed, Terms) => api.call('setOfferDeposit', { ...which, ...deed, Terms }),
        }}
      />
      <CancellationRow
        it={OwnCancellation ?? KindCancellation}
        edition={Editions.Cancellation}
        own={{
          isOwn: OwnCancellation !== null,
          ofKind: KindCancellation,
          save: (deed, Steps) => api.call('setOfferCancellation', { ...which, ...deed, Steps }),
        }}
      />
      <SaleEndRow
        it={OwnSaleEnd ?? KindSaleEnd}
        edition={Editions.SaleEnd}
        own={{
          isOwn: OwnSaleEnd !== null,
          ofKind: KindSaleEnd,
          save: (deed, ClosesAt) => api.call('setOfferSaleEnd', { ...which, ...deed, ClosesAt }),
        }}
      />
    </ul>
  )
}

/** What one offer has of its own: deposit, cancellation and end of sale, beside its kind's. */
export function OfferTerms({ which }: { which: Which }) {
  const t = useDeskText()
  const { data, error, refetch } = useQuery(offerTermsQuery(useApi(), useLanguage(), which))
  return (
    <section className="grid gap-3" aria-labelledby="offer-terms">
      <div className="grid gap-1">
        <h2 id="offer-terms" className="type-h3">
          {t('offerTerms')}
        </h2>
        <p className="type-small text-ink-2">
          {t('offerTermsText')} {which.kind === 'room' && t('offerTermsRooms')}
        </p>
      </div>
      {data ? (
        <Rows key={`${which.kind} ${which.id}`} which={which} data={data} />
      ) : (
        <NotThereYet error={error} retry={refetch} />
      )}
    </section>
  )
}
