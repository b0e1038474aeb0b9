import { SALE_MINUTES_MAX } from '@rihla/contract/desk/limits'
import type { SaleEndSetting } from '@rihla/contract/desk/settings'
import { grouped } from '@rihla/contract/values/money'
import { useApi } from '../../../platform/api/use-api.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { NeededNumber, neededOf } from '../deeds/needed-number.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { closesAtText, saleDayText } from './closes-at-text.ts'
import { kindNames } from './kind-names.ts'
import { clockOf, minuteOf } from './percent.ts'
import { goesWithKind, type OwnTerms } from './own-terms.ts'
import { SettingRow } from './setting-row.tsx'
import { useTyped } from '../deeds/use-typed.ts'

/** What can be chosen: the day itself, and the one before. */
const DAYS = [0, -1]

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
  const [{ asKind, way, time, day, minutes }, change, forget] = useTyped({
    asKind: goesWithKind(own),
    way: it.ClosesAt === null && !own ? 'before' : 'at',
    time: start.time,
    day: start.day,
    minutes: it.MinutesBefore,
  })
  // One of before these were the limits stays what it is, and can be come back to.
  const days = DAYS.includes(start.day) ? DAYS : [...DAYS, start.day]
  const most = Math.max(SALE_MINUTES_MAX, it.MinutesBefore ?? 0)
  const effectOf = (closesAt: number | null, before: number | null): string => {
    if (closesAt === null) return t('saleEndBeforeEffect', { count: before ?? 0 })
    return closesAtText(t, closesAt)
  }
  const standing = (of: SaleEndSetting): string => effectOf(of.ClosesAt, of.MinutesBefore)
  const closesAt = way === 'at' ? minuteOf(time, day) : null
  const isMissing = way === 'at' ? closesAt === null : minutes === null || minutes > most
  const minutesWrong = t('saleEndMinutesWrong', { max: grouped(most) })
  const wrong = asKind || !isMissing ? null : way === 'at' ? t('saleEndHourWrong') : minutesWrong
  return (
    <SettingRow
      name={t(own ? 'offerSaleEnd' : kindNames[it.Kind])}
      now={standing(it)}
      own={own && { isOwn: own.isOwn, kind: standing(own.ofKind) }}
      {...{ edition, forget }}
      effect={own && asKind ? standing(own.ofKind) : (wrong ?? effectOf(closesAt, minutes))}
      run={(deed) => {
        if (own) return own.save(deed, asKind ? null : neededOf(closesAt))
        return api.call('setSaleEnd', {
          ...deed,
          Kind: it.Kind,
          ...(way === 'at'
            ? { ClosesAt: neededOf(closesAt) }
            : { MinutesBefore: neededOf(minutes) }),
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
            data-lacking={wrong === null ? undefined : ''}
            error={wrong}
          />
          <Select
            label={t('saleEndDay')}
            value={String(day)}
            onChange={(value) => change({ day: Number(value) })}
            options={days.map((of) => ({ value: String(of), text: saleDayText(t, of) }))}
          />
        </>
      ) : (
        <NeededNumber
          label={t('saleEndMinutes')}
          value={minutes}
          onChange={(count) => change({ minutes: count })}
          min={0}
          max={most}
          wrong={minutesWrong}
        />
      )}
    </SettingRow>
  )
}
