import type { MethodSetting } from '@rihla/contract/desk/settings'
import { formatEgp } from '@rihla/contract/values/money'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { NeededNumber, neededOf } from '../deeds/needed-number.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { basisPointsOf, feeOf, percentText } from './percent.ts'
import { SettingRow } from './setting-row.tsx'
import { useTyped } from '../deeds/use-typed.ts'

const MOST = 2000
/** What an example is made of, in EGP. */
const EXAMPLE = 10_000

type Typed = {
  readonly isActive: boolean
  readonly percent: string
  readonly fixed: number | null
  readonly bearer: MethodSetting['FeeBearer']
  readonly hours: number | null
}

/** A way to pay: offered or not, and what it costs whom. */
export function MethodRow({ it, edition }: { it: MethodSetting; edition: string }) {
  const t = useDeskText()
  const api = useApi()
  const language = useLanguage()
  const [{ isActive, percent, fixed, bearer, hours }, change, forget] = useTyped<Typed>({
    isActive: it.IsActive,
    percent: percentText(it.FeeBasisPoints),
    fixed: it.FeeFixed,
    bearer: it.FeeBearer,
    hours: it.Hours,
  })
  /** They pay a price, and nothing beside it. */
  const isPoints = it.Id === 'Credit_Points'
  const basisPoints = isPoints ? 0 : basisPointsOf(percent, MOST)
  const effectOf = (
    on: boolean,
    points: number | null,
    sum: number | null,
    borneBy: string,
  ): string => {
    if (isPoints) return t(on ? 'pointsMethodOn' : 'pointsMethodOff')
    if (!on) return t('feeEffectOff')
    if (points === null) return t('feePercentWrong')
    if (sum === null) return t('numbersMissing')
    const fee = borneBy === 'us' ? 0 : feeOf(EXAMPLE, points, sum)
    return t('feeEffect', {
      amount: formatEgp(EXAMPLE, language),
      price: formatEgp(EXAMPLE + fee, language),
    })
  }
  return (
    <SettingRow
      name={it.Name}
      isOn={it.IsActive && it.IsSetUp}
      now={
        it.IsSetUp
          ? effectOf(it.IsActive, it.FeeBasisPoints, it.FeeFixed, it.FeeBearer)
          : t('methodNotSetUp')
      }
      {...{ edition, forget }}
      effect={effectOf(isActive, basisPoints, fixed, bearer)}
      run={(deed) =>
        api.call('setPaymentMethod', {
          ...deed,
          Method: it.Id,
          IsActive: isActive,
          FeeBasisPoints: neededOf(basisPoints),
          FeeFixed: isPoints ? 0 : neededOf(fixed),
          FeeBearer: bearer,
          Hours: hours ?? undefined,
        })
      }
    >
      <Checkbox
        label={t('offered')}
        checked={isActive}
        onChange={(on) => change({ isActive: on })}
      />
      {!isPoints && (
        <FeeFields
          {...{ percent, fixed, bearer, change }}
          error={basisPoints === null ? t('feePercentWrong') : null}
        />
      )}
      {it.Hours !== null && (
        <NeededNumber
          label={t('hoursToPayLabel')}
          value={hours}
          onChange={(count) => change({ hours: count })}
          min={3}
          max={72}
        />
      )}
    </SettingRow>
  )
}

/** What it costs, and who bears it. */
function FeeFields({
  percent,
  fixed,
  bearer,
  change,
  error,
}: Pick<Typed, 'percent' | 'fixed' | 'bearer'> & {
  change: (to: Partial<Typed>) => void
  error: string | null
}) {
  const t = useDeskText()
  return (
    <>
      <TextField
        label={t('feePercent')}
        hint={t('feePercentHint')}
        dir="ltr"
        inputMode="decimal"
        maxLength={6}
        value={percent}
        onChange={(text) => change({ percent: text })}
        data-lacking={error === null ? undefined : ''}
        error={error}
      />
      <NeededNumber
        label={t('feeFixedLabel')}
        value={fixed}
        onChange={(sum) => change({ fixed: sum })}
        min={0}
        max={1000}
      />
      <Select
        label={t('feeBearerLabel')}
        value={bearer}
        onChange={(value) => change({ bearer: value === 'us' ? 'us' : 'traveller' })}
        options={[
          { value: 'traveller', text: t('bearerTraveller') },
          { value: 'us', text: t('bearerUs') },
        ]}
      />
    </>
  )
}
