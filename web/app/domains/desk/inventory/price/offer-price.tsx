import { DAY_PRICE_MAX, DISCOUNT_PERCENT_MAX } from '@rihla/contract/desk/limits'
import { discountWays } from '@rihla/contract/desk/offers/discount-ways'
import type { OfferPriceSetting } from '@rihla/contract/desk/offers/offer-price'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../platform/api/use-api.ts'
import { useLanguage } from '../../../../platform/locale/use-text.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { DayField } from '../../promocodes/day-field.tsx'
import { SettingRow } from '../../settings/setting-row.tsx'
import { NeededNumber } from '../../deeds/needed-number.tsx'
import { useTyped } from '../../deeds/use-typed.ts'
import { NotThereYet } from '../../shell/not-there-yet.tsx'
import { useDeskText } from '../../use-desk-text.ts'
import { offerPriceQuery } from '../inventory-queries.ts'
import type { Which } from '../use-inventory-address.ts'
import { draftOf, inputOf } from './price-draft.ts'
import { PriceEffect } from './price-effect.tsx'
import { PriceSaid } from './price-says.tsx'

const wayTexts = {
  none: 'discountNone',
  price: 'discountAsPrice',
  percent: 'discountAsPercent',
} as const
const ways = ['none', ...discountWays] as const

function PriceRow({ which, it }: { which: Which; it: OfferPriceSetting }) {
  const t = useDeskText()
  const api = useApi()
  const [draft, change, forget] = useTyped(draftOf(it))
  const isByNight = it.Price === null
  return (
    <SettingRow
      name={t('offerPriceRow')}
      now={<PriceSaid says={it.Says} per={it.Per} />}
      edition={it.Edition}
      forget={forget}
      effect={<PriceEffect which={which} it={it} draft={draft} />}
      run={(deed) => api.call('setOfferPrice', { ...which, ...deed, ...inputOf(it, draft) })}
    >
      {!isByNight && (
        <NeededNumber
          label={t('offerAllDays')}
          value={draft.price}
          onChange={(price) => change({ price })}
          min={1}
          max={DAY_PRICE_MAX}
        />
      )}
      <Select
        label={t('discount')}
        value={draft.as}
        onChange={(value) =>
          change({ as: ways.find((way) => way === value) ?? 'none', value: null })
        }
        options={ways
          .filter((way) => !isByNight || way !== 'price')
          .map((value) => ({ value, text: t(wayTexts[value]) }))}
      />
      {draft.as !== 'none' && (
        <>
          <NeededNumber
            label={t(draft.as === 'price' ? 'offerDiscounted' : 'offerPercentOff')}
            value={draft.value}
            onChange={(value) => change({ value })}
            min={1}
            max={draft.as === 'price' ? DAY_PRICE_MAX : DISCOUNT_PERCENT_MAX}
          />
          <DayField
            label={t('discountLastDay')}
            value={draft.until}
            onChange={(until) => change({ until })}
          />
          <TextField
            label={t('discountHour')}
            type="time"
            value={draft.time}
            onChange={(time) => change({ time })}
          />
        </>
      )}
    </SettingRow>
  )
}

/** What one offer costs on all days without a price of their own, and its discount. */
export function OfferPrice({ which }: { which: Which }) {
  const t = useDeskText()
  const { data, error, refetch } = useQuery(offerPriceQuery(useApi(), useLanguage(), which))
  return (
    <section className="grid gap-3" aria-labelledby="offer-price">
      <div className="grid gap-1">
        <h2 id="offer-price" className="type-h3">
          {t('offerPrice')}
        </h2>
        <p className="type-small text-ink-2">
          {t(which.kind === 'room' ? 'offerPriceRooms' : 'offerPriceText')}
        </p>
      </div>
      {data ? (
        <ul className="desk-rows">
          <PriceRow key={`${which.kind} ${which.id}`} which={which} it={data} />
        </ul>
      ) : (
        <NotThereYet error={error} retry={refetch} />
      )}
    </section>
  )
}
