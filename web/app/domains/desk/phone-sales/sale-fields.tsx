import type { InventoryItem } from '@rihla/contract/desk/inventory'
import { INVENTORY_DAYS } from '@rihla/contract/desk/limits'
import type { PhoneQuote } from '@rihla/contract/desk/phone-sales'
import { addDays } from '@rihla/contract/values/dates'
import { formatEgp } from '@rihla/contract/values/money'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { PartyFields } from './party-fields.tsx'
import { DayField } from '../promocodes/day-field.tsx'
import { inventoryQuery } from '../inventory/inventory-queries.ts'
import { useDeskText } from '../use-desk-text.ts'
import { SalePromocode } from './sale-promocode.tsx'
import { type ChangeSale, type SaleDraft } from './sale-draft.ts'
import { cairoToday } from '../../../platform/clock.ts'

type Props = { readonly item: InventoryItem; readonly it: SaleDraft; readonly change: ChangeSale }

/** Of as many days as one call answers: together they reach as far ahead as departures are sold. */
const STRETCHES = [0, 1]

/** The departures of a package that have places. */
function Departures({ item, it, change }: Props) {
  const t = useDeskText()
  const language = useLanguage()
  const api = useApi()
  const [today] = useState(cairoToday)
  const found = useQueries({
    queries: STRETCHES.map((n) => {
      const From = addDays(today, n * INVENTORY_DAYS)
      const To = addDays(From, INVENTORY_DAYS - 1)
      return inventoryQuery(api, language, { kind: item.Kind, id: item.Id, From, To })
    }),
  })
  const isThere = found.every(({ data }) => data !== undefined)
  const days = isThere ? found.flatMap(({ data }) => data?.Days ?? []) : []
  const free = days.filter(({ Free, Price }) => Free > 0 && Price !== null)
  return (
    <Select
      label={t('saleStarts')}
      value={it.from ?? ''}
      onChange={(from) => change({ from: from === '' ? null : from })}
      placeholder={t(isThere && free.length === 0 ? 'saleNoDeparture' : 'saleStarts')}
      state={isThere ? 'ready' : found.some(({ isError }) => isError) ? 'error' : 'loading'}
      onRetry={() => found.filter(({ isError }) => isError).forEach((it) => void it.refetch())}
      options={free.map(({ Day, Free }) => ({
        value: Day,
        text: t('saleStartOption', { day: weekdayDayMonth(Day, language), free: Free }),
      }))}
    />
  )
}

function Days(props: Props) {
  const t = useDeskText()
  const { item, it, change } = props
  if (item.Kind === 'package') return <Departures {...props} />
  const isStay = item.Kind === 'room'
  return (
    <>
      <DayField
        label={t(isStay ? 'saleArrival' : 'saleDay')}
        value={it.from}
        onChange={(from) => change({ from })}
      />
      {isStay && (
        <DayField label={t('saleDeparture')} value={it.to} onChange={(to) => change({ to })} />
      )}
    </>
  )
}

/** When, for whom, and with which of what can be chosen. */
export function SaleFields({
  quote,
  isCurrent,
  ...props
}: Props & {
  quote: PhoneQuote | undefined
  /** The quote is of what is typed by now. */
  isCurrent: boolean
}) {
  const t = useDeskText()
  const language = useLanguage()
  const { it, change } = props
  const boards = quote?.Boards ?? []
  const price = quote?.CancellationPrice ?? null
  return (
    <div className="desk-fields">
      <Days {...props} />
      <PartyFields party={it} change={change} />
      {boards.length > 0 && (
        <Select
          label={t('saleBoard')}
          value={it.board}
          onChange={(board) => change({ board })}
          options={boards.map(({ RatePlanId, Name, Price }) => ({
            value: String(RatePlanId),
            text:
              Price > 0
                ? t('saleBoardPrice', { board: Name, price: formatEgp(Price, language) })
                : Name,
          }))}
        />
      )}
      {(price !== null || it.refundable) && (
        <Checkbox
          label={t('saleRefundable')}
          note={
            price === null ? '' : t('saleRefundablePrice', { price: formatEgp(price, language) })
          }
          checked={it.refundable}
          onChange={(refundable) => change({ refundable })}
        />
      )}
      {quote && (it.inFull || quote.DueNow < quote.Total) && (
        <Checkbox
          label={t('saleInFull')}
          checked={it.inFull}
          onChange={(inFull) => change({ inFull })}
        />
      )}
      <SalePromocode
        value={it.promocode}
        verdict={(isCurrent && quote?.Promocode) || null}
        onChange={(promocode) => change({ promocode })}
      />
    </div>
  )
}
