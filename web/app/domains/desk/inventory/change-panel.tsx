import type { InventoryItem } from '@rihla/contract/desk/inventory'
import { ALLOTMENT_MAX, DAY_PRICE_MAX } from '@rihla/contract/desk/limits'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { NumberField } from '../../../ui/form/text-field.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { ChangeEffect } from './change-effect.tsx'
import { DayEnds } from './day-ends.tsx'
import { previewInventoryQuery, type ChangeAsked } from './inventory-queries.ts'
import { useDeskText } from '../use-desk-text.ts'
import { keyOf } from './use-inventory-address.ts'
import type { DayChoice } from './use-day-range.ts'

const blank = {
  places: null as number | null,
  price: null as number | null,
  isUsual: false,
  state: '',
}
type Draft = typeof blank

const priceHints = {
  room: 'priceHintRoom',
  activity: 'priceHintActivity',
  package: 'priceHintPackage',
} as const

/** What is sent of a draft; what is left out stays as it is. */
const inputOf = ({ places, price, isUsual, state }: Draft) => ({
  Allotment: places ?? undefined,
  Price: isUsual ? undefined : (price ?? undefined),
  UsualPrice: isUsual || undefined,
  Closed: state === '' ? undefined : state === 'close',
})

/** What a change would do, once the server has said it of just this one: nobody saves by what it said of an earlier one. */
function useChangePreview(wanted: ChangeAsked | null) {
  const api = useApi()
  const asked = useDeferredValue(wanted && JSON.stringify(wanted))
  const isCurrent = asked !== null && asked === JSON.stringify(wanted)
  const query = previewInventoryQuery(api, useLanguage(), isCurrent ? wanted : null)
  const { data, error, isPlaceholderData } = useQuery(query)
  return {
    shown: isCurrent && !isPlaceholderData ? data : undefined,
    error: isCurrent ? error : null,
  }
}

type Props = {
  readonly item: InventoryItem
  readonly choice: DayChoice
}

/** What becomes of the chosen days: typed, shown, and saved. */
export function ChangePanel({ item, choice }: Props) {
  const t = useDeskText()
  const api = useApi()
  const { range } = choice
  const [draft, setDraft] = useState(blank)
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }))
  const isPriced = draft.price !== null || draft.isUsual
  const isAsked = draft.places !== null || isPriced || draft.state !== ''
  const which = { kind: item.Kind, id: item.Id }
  const days = range && { From: range.from, To: range.to }
  const wanted = days && isAsked ? { ...which, ...days, ...inputOf(draft) } : null
  const { shown, error } = useChangePreview(wanted)
  return (
    <section className="desk-row desk-change" aria-labelledby="change-days">
      <h2 id="change-days" className="type-h3">
        {t('changeDays')}
      </h2>
      <DayEnds choice={choice} />
      <NumberField
        label={t('placesEach')}
        placeholder={t('leaveEmpty')}
        value={draft.places}
        onChange={(places) => change({ places })}
        maxLength={String(ALLOTMENT_MAX).length}
      />
      <Select
        label={t('dayState')}
        value={draft.state}
        onChange={(state) => change({ state })}
        options={[
          { value: '', text: t('asItIs') },
          { value: 'close', text: t('toClose') },
          { value: 'open', text: t('toOpen') },
        ]}
      />
      {!draft.isUsual && (
        <NumberField
          label={t('priceEach')}
          hint={t(priceHints[item.Kind])}
          placeholder={t('leaveEmpty')}
          value={draft.price}
          onChange={(price) => change({ price })}
          maxLength={String(DAY_PRICE_MAX).length}
        />
      )}
      {item.Kind !== 'room' && (
        <Checkbox
          label={t('priceUsual')}
          checked={draft.isUsual}
          onChange={(isUsual) => change({ isUsual })}
        />
      )}
      <div className="grid gap-2" aria-live="polite">
        <h3 className="type-small font-semibold">{t('effect')}</h3>
        {error ? (
          <p className="desk-problem">{error.message}</p>
        ) : shown ? (
          <ChangeEffect it={shown} wanted={draft.places} />
        ) : (
          <p className="type-small text-ink-2">{t(wanted ? 'loading' : 'effectAsk')}</p>
        )}
      </div>
      <DeedButton
        about={keyOf(which)}
        kind="teal"
        text={t('saveDays')}
        title={t('saveDaysTitle')}
        reasonLabel={t('saveDaysWhy')}
        note={shown && <ChangeEffect it={shown} wanted={draft.places} />}
        disabled={!shown || shown.Changes === 0 || shown.Refused.length > 0}
        run={async (deed) => {
          const it = await api.call('changeInventory', {
            ...which,
            From: range?.from ?? '',
            To: range?.to ?? '',
            ...inputOf(draft),
            ...deed,
          })
          setDraft(blank)
          return t('daysSaved', { count: it.Days })
        }}
      />
    </section>
  )
}
