import { CODE_MAX, CODE_MIN, DISCOUNT_MAX, USES_MAX } from '@rihla/contract/desk/limits'
import { savedModules } from '@rihla/contract/modules'
import { Plus } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { Select } from '../../../ui/form/select.tsx'
import { NumberField, TextField } from '../../../ui/form/text-field.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { NeededNumber } from '../deeds/needed-number.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { DayField } from './day-field.tsx'
import { isNamedModule, moduleNames } from './module-names.ts'

/** A promocode as it is typed; amounts in whole EGP. */
const blank = {
  code: '',
  kind: 'percent',
  discount: null as number | null,
  maxDiscount: null as number | null,
  minAmount: null as number | null,
  maxUses: null as number | null,
  maxUsesEach: null as number | null,
  from: null as string | null,
  to: null as string | null,
  module: '',
}
type PromocodeDraft = typeof blank
type Change = (change: Partial<PromocodeDraft>) => void

const isCode = (text: string): boolean =>
  text.length >= CODE_MIN && text.length <= CODE_MAX && /^[A-Za-z0-9-]+$/.test(text)

const given = <T,>(value: T | null): T | undefined => value ?? undefined

/** What is sent of a draft. */
const inputOf = ({ kind, discount, module, ...it }: PromocodeDraft) => ({
  Code: it.code,
  ...(kind === 'percent' ? { Percent: given(discount) } : { Amount: given(discount) }),
  MaxDiscount: kind === 'percent' ? given(it.maxDiscount) : undefined,
  MinAmount: given(it.minAmount),
  MaxUses: given(it.maxUses),
  MaxUsesEach: given(it.maxUsesEach),
  From: given(it.from),
  To: given(it.to),
  Module: isNamedModule(module) ? module : undefined,
})

function DiscountFields({ it, change }: { it: PromocodeDraft; change: Change }) {
  const t = useDeskText()
  const isPercent = it.kind === 'percent'
  return (
    <>
      <Select
        label={t('discountKind')}
        value={it.kind}
        onChange={(kind) => change({ kind, discount: null })}
        options={[
          { value: 'percent', text: t('discountPercent') },
          { value: 'amount', text: t('discountAmount') },
        ]}
      />
      <NeededNumber
        label={t(isPercent ? 'percentLabel' : 'discountAmount')}
        value={it.discount}
        onChange={(discount) => change({ discount })}
        min={1}
        max={isPercent ? 100 : DISCOUNT_MAX}
        wrong={t(isPercent ? 'percentWrong' : 'amountWrong')}
      />
      {isPercent && (
        <NumberField
          label={t('maxDiscount')}
          placeholder={t('noLimit')}
          value={it.maxDiscount}
          onChange={(maxDiscount) => change({ maxDiscount })}
          maxLength={String(DISCOUNT_MAX).length}
        />
      )}
      <NumberField
        label={t('minAmount')}
        placeholder={t('noLimit')}
        value={it.minAmount}
        onChange={(minAmount) => change({ minAmount })}
        maxLength={String(DISCOUNT_MAX).length}
      />
    </>
  )
}

function LimitFields({ it, change }: { it: PromocodeDraft; change: Change }) {
  const t = useDeskText()
  return (
    <>
      <NumberField
        label={t('maxUses')}
        placeholder={t('noLimit')}
        value={it.maxUses}
        onChange={(maxUses) => change({ maxUses })}
        maxLength={String(USES_MAX).length}
      />
      <NumberField
        label={t('maxUsesEach')}
        placeholder={t('noLimit')}
        value={it.maxUsesEach}
        onChange={(maxUsesEach) => change({ maxUsesEach })}
        maxLength={String(USES_MAX).length}
      />
      <DayField label={t('firstDay')} value={it.from} onChange={(from) => change({ from })} />
      <DayField label={t('lastDay')} value={it.to} onChange={(to) => change({ to })} />
    </>
  )
}

/** Makes a promocode. */
export function NewPromocode() {
  const t = useDeskText()
  const api = useApi()
  const [it, setIt] = useState(blank)
  const change: Change = (part) => setIt((before) => ({ ...before, ...part }))
  const check = (): string | null =>
    isCode(it.code) ? null : t('codeWrong', { min: CODE_MIN, max: CODE_MAX })
  return (
    <DeedButton
      about={null}
      kind="teal"
      icon={<Plus aria-hidden />}
      text={t('newPromocode')}
      title={t('newPromocodeTitle')}
      reasonLabel={t('whyPromocode')}
      check={check}
      run={async (deed) => {
        await api.call('makePromocode', { ...inputOf(it), ...deed })
        setIt(blank)
        return t('promocodeMade')
      }}
    >
      <div className="desk-fields">
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={CODE_MAX}
          value={it.code}
          onChange={(code) => change({ code: code.toUpperCase() })}
        />
        <Select
          label={t('goodFor')}
          value={it.module}
          onChange={(module) => change({ module })}
          options={[
            { value: '', text: t('everyKind') },
            ...savedModules.map((value) => ({ value, text: t(moduleNames[value]) })),
          ]}
        />
        <DiscountFields it={it} change={change} />
        <LimitFields it={it} change={change} />
      </div>
    </DeedButton>
  )
}
