import type { OfferPriceSetting } from '@rihla/contract/desk/offers/offer-price'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useApi } from '../../../../platform/api/use-api.ts'
import { useLanguage } from '../../../../platform/locale/use-text.tsx'
import { previewOfferPriceQuery } from '../inventory-queries.ts'
import { useDeskText } from '../../use-desk-text.ts'
import type { Which } from '../use-inventory-address.ts'
import { inputOf, isIncomplete, type PriceDraft } from './price-draft.ts'
import { PriceSaid } from './price-says.tsx'

/** What card and page say now and would say, asked of the server while one types. */
export function PriceEffect({
  which,
  it,
  draft,
}: {
  which: Which
  it: OfferPriceSetting
  draft: PriceDraft
}) {
  const t = useDeskText()
  const api = useApi()
  const language = useLanguage()
  const asked = useDeferredValue(
    isIncomplete(it, draft) ? null : { ...which, ...inputOf(it, draft) },
  )
  const { data, error, isPlaceholderData } = useQuery(previewOfferPriceQuery(api, language, asked))
  if (asked === null) return <p>{t('discountAsk')}</p>
  if (error) return <p role="alert">{error.message}</p>
  // What the price before would say is true of no price that stands here.
  if (!data || isPlaceholderData) return <p>{t('loading')}</p>
  const { Before, After } = data
  return (
    <dl className="desk-changes" aria-live="polite">
      <div>
        <dt>{t('saysNow')}</dt>
        <dd>
          <PriceSaid says={Before} per={it.Per} />
        </dd>
      </div>
      <div>
        <dt>{t('saysThen')}</dt>
        <dd>
          <PriceSaid says={After} per={it.Per} />
        </dd>
      </div>
      {it.Per === 'night' && <div>{t('saysOfNight')}</div>}
      {it.OwnDays > 0 && <div>{t('ownDays', { count: it.OwnDays })}</div>}
    </dl>
  )
}
