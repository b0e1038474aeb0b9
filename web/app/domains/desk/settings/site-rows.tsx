import { SLIDER_MAX } from '@rihla/contract/desk/limits'
import type { SiteDatesSetting, SitePricesSetting } from '@rihla/contract/desk/site/calls'
import { formatEgp } from '@rihla/contract/values/money'
import { useApi } from '../../../platform/api/use-api.ts'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { NeededNumber, neededOf } from '../deeds/needed-number.tsx'
import { DayField } from '../promocodes/day-field.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { SettingRow } from './setting-row.tsx'
import { useTyped } from '../deeds/use-typed.ts'

const names = {
  days: 'siteDays',
  packages: 'sitePackages',
  stays: 'siteStays',
  buses: 'siteBuses',
} as const satisfies Readonly<Record<SiteDatesSetting['Sold'], string>>

/** The first and last day of what shares them, within what is opened. */
export function SiteDatesRow({ it }: { it: SiteDatesSetting }) {
  const t = useDeskText()
  const api = useApi()
  const language = useLanguage()
  const [{ first, last }, change, forget] = useTyped({ first: it.FirstDay, last: it.LastDay })
  const dayText = (day: string): string => dayMonthYear(day, language)
  const effectOf = (from: string | null, until: string | null): string => {
    if (until !== null && until < it.OpenFrom) return t('siteDatesOver')
    const to = dayText(until !== null && until < it.OpenUntil ? until : it.OpenUntil)
    if (from !== null && from > it.OpenFrom)
      return t('siteDatesEffect', { from: dayText(from), to })
    return until === null
      ? t('siteDatesEffectOpen', { to })
      : t('siteDatesEffect', { from: t('siteFromToday'), to })
  }
  const problem = (): string | null => {
    if (last !== null && (last < it.OpenFrom || last > it.OpenUntil))
      return t('siteDatesBeyond', { day: dayText(it.OpenUntil) })
    return first !== null && first > (last ?? it.OpenUntil) ? t('siteDatesWrong') : null
  }
  return (
    <SettingRow
      name={t(names[it.Sold])}
      now={effectOf(it.FirstDay, it.LastDay)}
      edition={it.Edition}
      forget={forget}
      effect={effectOf(first, last)}
      check={problem}
      run={(deed) =>
        api.call('setSiteDates', {
          ...deed,
          Sold: it.Sold,
          FirstDay: first ?? undefined,
          LastDay: last ?? undefined,
        })
      }
    >
      <DayField
        label={t('siteFirstDay')}
        hint={t('siteFirstHint')}
        value={first}
        onChange={(day) => change({ first: day })}
      />
      <DayField
        label={t(it.Sold === 'stays' ? 'siteLastDayStays' : 'siteLastDay')}
        hint={t('siteLastHint', { day: dayText(it.OpenUntil) })}
        value={last}
        onChange={(day) => change({ last: day })}
      />
    </SettingRow>
  )
}

type Prices = { readonly lowest: number | null; readonly highest: number | null }

/** The ends of the price slider beside every list. */
export function SitePricesRow({ it }: { it: SitePricesSetting }) {
  const t = useDeskText()
  const api = useApi()
  const language = useLanguage()
  const [{ lowest, highest }, change, forget] = useTyped<Prices>({
    lowest: it.Lowest,
    highest: it.Highest,
  })
  const effectOf = (from: number, to: number): string =>
    t('sitePricesEffect', { from: formatEgp(from, language), to: formatEgp(to, language) })
  const isMissing = lowest === null || highest === null
  const isWrong = !isMissing && (lowest >= highest || highest > SLIDER_MAX)
  const wrong = isWrong ? t('sitePricesWrong', { most: formatEgp(SLIDER_MAX, language) }) : null
  return (
    <SettingRow
      name={t('sitePrices')}
      now={effectOf(it.Lowest, it.Highest)}
      edition={it.Edition}
      forget={forget}
      effect={isMissing ? t('numbersMissing') : effectOf(lowest, highest)}
      check={() => wrong}
      run={(deed) =>
        api.call('setSitePrices', {
          ...deed,
          Lowest: neededOf(lowest),
          Highest: neededOf(highest),
        })
      }
    >
      <NeededNumber
        label={t('siteLowest')}
        value={lowest}
        onChange={(egp) => change({ lowest: egp })}
        min={0}
        max={SLIDER_MAX}
      />
      <NeededNumber
        label={t('siteHighest')}
        hint={t('siteHighestHint')}
        value={highest}
        onChange={(egp) => change({ highest: egp })}
        min={1}
        max={SLIDER_MAX}
      />
    </SettingRow>
  )
}
