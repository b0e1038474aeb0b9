import type { DeskSettings } from '@rihla/contract/desk/settings'
import { REFUND_LIMIT_MAX } from '@rihla/contract/desk/limits'
import { formatEgp } from '@rihla/contract/values/money'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { NeededNumber, neededOf } from '../deeds/needed-number.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { basisPointsOf, percentText } from './percent.ts'
import { SettingRow } from './setting-row.tsx'
import { useTyped } from '../deeds/use-typed.ts'

const ALL = 10_000
/** What an example is made of, in EGP. */
const EXAMPLE = 1000

/** What is earned of money that was paid. */
export function PointsRow({ it }: { it: DeskSettings['Points'] }) {
  const t = useDeskText()
  const api = useApi()
  const language = useLanguage()
  const [{ percent }, change, forget] = useTyped({ percent: percentText(it.EarnBasisPoints) })
  const earned = basisPointsOf(percent, ALL)
  const effectOf = (basisPoints: number): string => {
    if (basisPoints === 0) return t('pointsNone')
    const points = Math.floor((EXAMPLE * 100 * basisPoints) / ALL / it.Worth)
    return t('pointsEffect', {
      amount: formatEgp(EXAMPLE, language),
      worth: formatEgp(Math.floor((points * it.Worth) / 100), language),
    })
  }
  return (
    <SettingRow
      name={t('pointsEarned')}
      now={effectOf(it.EarnBasisPoints)}
      edition={it.Edition}
      forget={forget}
      effect={earned === null ? t('pointsPercentWrong') : effectOf(earned)}
      run={(deed) => api.call('setPointTerms', { ...deed, EarnBasisPoints: neededOf(earned) })}
    >
      <TextField
        label={t('pointsEarned')}
        dir="ltr"
        inputMode="decimal"
        maxLength={6}
        value={percent}
        onChange={(text) => change({ percent: text })}
        data-lacking={earned === null ? '' : undefined}
        error={earned === null ? t('pointsPercentWrong') : null}
      />
    </SettingRow>
  )
}

/** Up to which refund one person is enough. */
export function RefundLimitRow({ limit, edition }: { limit: number; edition: string }) {
  const t = useDeskText()
  const api = useApi()
  const language = useLanguage()
  const [{ amount }, change, forget] = useTyped<{ amount: number | null }>({ amount: limit })
  const effectOf = (egp: number): string =>
    t('refundLimitEffect', { amount: formatEgp(egp, language) })
  return (
    <SettingRow
      name={t('refundLimitLabel')}
      now={effectOf(limit)}
      {...{ edition, forget }}
      effect={amount === null ? t('numbersMissing') : effectOf(amount)}
      run={(deed) => api.call('setRefundLimit', { ...deed, Amount: neededOf(amount) })}
    >
      <NeededNumber
        label={t('refundLimitField')}
        value={amount}
        onChange={(egp) => change({ amount: egp })}
        min={0}
        max={REFUND_LIMIT_MAX}
      />
    </SettingRow>
  )
}
