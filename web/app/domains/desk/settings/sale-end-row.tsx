import type { SaleEndSetting } from '@rihla/contract/desk/settings'
import { useApi } from '../../../platform/api/use-api.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { NumberField, TextField } from '../../../ui/form/text-field.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { closesAtText } from './closes-at-text.ts'
import { kindNames } from './kind-names.ts'
import { clockOf, minuteOf } from './percent.ts'
import { goesWithKind, type OwnTerms } from './own-terms.ts'
import { SettingRow } from './setting-row.tsx'
import { useTyped } from '../deeds/use-typed.ts'

const DAY_MINUTES = 1440

/** Until when a kind, or one offer, can be bought; an offer of its own until a minute of the day. */
export function SaleEndRow({
  it,
  edition,
  own,
}: {
  it: SaleEndSetting
  edition: string
  own?: OwnTerms<SaleEndSetting, number>
}) {
  const t = useDeskText()
  const api = useApi()
  const start = clockOf(it.ClosesAt ?? 0)
  const [{ asKind, way, time, isBefore, minutes }, change, forget] = useTyped({
    asKind: goesWithKind(own),
    way: it.ClosesAt === null && !own ? 'before' : 'at',
    time: start.time,
    isBefore: start.isBefore,
    minutes: it.MinutesBefore,
  })
  const effectOf = (closesAt: number | null, before: number | null): string => {
    if (closesAt === null) return t('saleEndBeforeEffect', { count: before ?? 0 })
    return closesAtText(t, closesAt)
  }
  const standing = (of: SaleEndSetting): string => effectOf(of.ClosesAt, of.MinutesBefore)
  const closesAt = way === 'at' ? minuteOf(time, isBefore) : null
  const isMissing = way === 'at' ? closesAt === null : minutes === null || minutes > DAY_MINUTES
  const wrong =
    asKind || !isMissing ? null : t(way === 'at' ? 'saleEndHourWrong' : 'saleEndMinutesWrong')
  return (
    <SettingRow
      name={t(own ? 'offerSaleEnd' : kindNames[it.Kind])}
      now={standing(it)}
      own={own && { isOwn: own.isOwn, kind: standing(own.ofKind) }}
      {...{ edition, forget }}
      effect={own && asKind ? standing(own.ofKind) : (wrong ?? effectOf(closesAt, minutes))}
      check={() => wrong}
      run={(deed) => {
        if (own) return own.save(deed, asKind ? null : (closesAt ?? 0))
        return api.call('setSaleEnd', {
          ...deed,
          Kind: it.Kind,
          ...(closesAt === null ? { MinutesBefore: minutes ?? 0 } : { ClosesAt: closesAt }),
        })
      }}
    >
      {own ? (
        <Checkbox label={t('asKind')} checked={asKind} onChange={(on) => change({ asKind: on })} />
      ) : (
        <Select
          label={t('saleEndKind')}
          value={way}
          onChange={(value) => change({ way: value })}
          options={[
            { value: 'at', text: t('saleEndAt') },
            { value: 'before', text: t('saleEndBefore') },
          ]}
        />
      )}
      {asKind ? null : way === 'at' ? (
        <>
          <TextField
            label={t('saleEndHour')}
            type="time"
            required
            value={time}
            onChange={(text) => change({ time: text })}
            error={wrong}
          />
          <Select
            label={t('saleEndDay')}
            value={isBefore ? 'before' : 'same'}
            onChange={(day) => change({ isBefore: day === 'before' })}
            options={[
              { value: 'same', text: t('sameDay') },
              { value: 'before', text: t('dayBefore') },
            ]}
          />
        </>
      ) : (
        <NumberField
          label={t('saleEndMinutes')}
          value={minutes}
          onChange={(count) => change({ minutes: count })}
          maxLength={4}
          error={wrong}
        />
      )}
    </SettingRow>
  )
}
