import type { DepositSetting } from '@rihla/contract/desk/settings'
import { formatEgp } from '@rihla/contract/values/money'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { NeededNumber, neededOf } from '../deeds/needed-number.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { goesWithKind, type OwnTerms } from './own-terms.ts'
import { SettingRow } from './setting-row.tsx'
import { kindNames } from './kind-names.ts'
import { useTyped } from '../deeds/use-typed.ts'

/** What an example is made of, in EGP. */
const EXAMPLE = 10_000

type Own = OwnTerms<
  DepositSetting,
  { IsActive: boolean; Percent: number; BalanceDays: number; Unpaid: DepositSetting['Unpaid'] }
>

type Typed = {
  readonly asKind: boolean
  readonly isActive: boolean
  readonly percent: number | null
  readonly days: number | null
  readonly unpaid: DepositSetting['Unpaid']
}

/** What a kind, or one offer, takes first, and until when the rest is due. */
export function DepositRow({
  it,
  edition,
  own,
}: {
  it: DepositSetting
  edition: string
  own?: Own
}) {
  const t = useDeskText()
  const api = useApi()
  const language = useLanguage()
  const [{ asKind, isActive, percent, days, unpaid }, change, forget] = useTyped<Typed>({
    asKind: goesWithKind(own),
    isActive: it.IsActive,
    percent: it.Percent,
    days: it.BalanceDays,
    unpaid: it.Unpaid,
  })
  const effectOf = (on: boolean, deposit: number | null, due: number | null): string => {
    if (!on) return t('depositEffectOff')
    if (deposit === null || due === null) return t('numbersMissing')
    return t('depositEffect', {
      amount: formatEgp(EXAMPLE, language),
      deposit: formatEgp(deposit, language),
      rest: formatEgp(EXAMPLE - deposit, language),
      count: due,
    })
  }
  const shareOf = (share: number | null): number | null =>
    share === null ? null : Math.ceil((EXAMPLE * share) / 100)
  const standing = (of: DepositSetting): string =>
    effectOf(of.IsActive, of.Amount ?? shareOf(of.Percent), of.BalanceDays)
  const typed = () => ({
    IsActive: isActive,
    Percent: neededOf(percent),
    BalanceDays: neededOf(days),
    Unpaid: unpaid,
  })
  return (
    <SettingRow
      name={t(own ? 'offerDeposit' : kindNames[it.Kind])}
      isOn={it.IsActive}
      now={standing(it)}
      own={own && { isOwn: own.isOwn, kind: standing(own.ofKind) }}
      {...{ edition, forget }}
      effect={own && asKind ? standing(own.ofKind) : effectOf(isActive, shareOf(percent), days)}
      run={(deed) =>
        own
          ? own.save(deed, asKind ? null : typed())
          : api.call('setDepositTerms', { ...deed, Kind: it.Kind, ...typed() })
      }
    >
      {own && (
        <Checkbox label={t('asKind')} checked={asKind} onChange={(on) => change({ asKind: on })} />
      )}
      {!asKind && (
        <>
          <Checkbox
            label={t('offered')}
            checked={isActive}
            onChange={(on) => change({ isActive: on })}
          />
          <NeededNumber
            label={t('depositPercent')}
            value={percent}
            onChange={(share) => change({ percent: share })}
            min={5}
            max={90}
            wrong={t('depositPercentWrong')}
          />
          <NeededNumber
            label={t('depositDays')}
            value={days}
            onChange={(count) => change({ days: count })}
            min={1}
            max={90}
          />
          <Select
            className="desk-fields-wide"
            label={t('depositUnpaid')}
            value={unpaid}
            onChange={(value) => change({ unpaid: value === 'kept' ? 'kept' : 'terms' })}
            options={[
              { value: 'terms', text: t('unpaidTerms') },
              { value: 'kept', text: t('unpaidKept') },
            ]}
          />
        </>
      )}
    </SettingRow>
  )
}
