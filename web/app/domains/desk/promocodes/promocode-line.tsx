import type { DeskPromocode } from '@rihla/contract/desk/promocodes'
import { formatEgp } from '@rihla/contract/values/money'
import { Check, CircleSlash, Clock, Hourglass } from '../../../ui/brand/icons.ts'
import { Fragment } from 'react'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Badge } from '../../../ui/card/badge.tsx'
import { cairoDayOf } from '../moments.ts'
import { useDeskText } from '../use-desk-text.ts'
import { useMay } from '../use-me.ts'
import { isNamedModule, moduleNames } from './module-names.ts'
import { LimitsButton, StopButton } from './promocode-deeds.tsx'
import { lastDayOf } from './last-day.ts'

function StateBadge({ state }: { state: DeskPromocode['State'] }) {
  const t = useDeskText()
  const look = {
    running: { tone: 'ok', icon: <Check aria-hidden />, text: t('stateRunning') },
    planned: { tone: 'info', icon: <Clock aria-hidden />, text: t('statePlanned') },
    used_up: { tone: 'warn', icon: <Hourglass aria-hidden />, text: t('stateUsedUp') },
    ended: { tone: 'plain', icon: <CircleSlash aria-hidden />, text: t('stateEnded') },
  } as const
  const { tone, icon, text } = look[state]
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  )
}

function Discount({ it }: { it: DeskPromocode }) {
  const t = useDeskText()
  const language = useLanguage()
  const egp = (amount: number) => ({ amount: formatEgp(amount, language) })
  const limits = [
    it.MaxDiscount === null ? null : t('upTo', egp(it.MaxDiscount)),
    it.MinAmount === null ? null : t('fromPrice', egp(it.MinAmount)),
  ]
  return (
    <p>
      <strong>
        {it.Percent === null
          ? t('amountOff', egp(it.Amount ?? 0))
          : t('percentOff', { percent: it.Percent })}
      </strong>
      {limits.map((limit) => limit && <Fragment key={limit}> · {limit}</Fragment>)}
    </p>
  )
}

/** When it counts, in days of Cairo. */
function Days({ it }: { it: DeskPromocode }) {
  const t = useDeskText()
  const language = useLanguage()
  const day = (date: string): string => dayMonthYear(date, language)
  return (
    <p className="type-small text-ink-2">
      {it.StartsAt && (
        <span className="block">{t('since', { day: day(cairoDayOf(it.StartsAt)) })}</span>
      )}
      {it.EndsAt ? t('until', { day: day(lastDayOf(it.EndsAt)) }) : t('noEnd')}
    </p>
  )
}

/** A promocode: what it takes off, for what and when, and how often it is used. */
export function PromocodeLine({ it }: { it: DeskPromocode }) {
  const t = useDeskText()
  const may = useMay()
  return (
    <div className="desk-line">
      <div className="grid content-start gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi dir="ltr" className="desk-reference">
            {it.Code}
          </bdi>
          <StateBadge state={it.State} />
        </p>
        <Discount it={it} />
        <p className="type-small text-ink-2">
          {it.Module !== null && isNamedModule(it.Module)
            ? t(moduleNames[it.Module])
            : t('everyKind')}
        </p>
      </div>
      <div className="grid content-start gap-1">
        <p className="font-semibold">
          {it.MaxUses === null
            ? t('usesCount', { count: it.Uses })
            : t('usesOf', { uses: it.Uses, max: it.MaxUses })}
        </p>
        {it.MaxUsesEach !== null && (
          <p className="type-small text-ink-2">{t('usesEach', { count: it.MaxUsesEach })}</p>
        )}
        <Days it={it} />
      </div>
      {it.State !== 'ended' && (
        <div className="desk-deeds">
          {may('changePromocode') && <LimitsButton it={it} />}
          {may('stopPromocode') && <StopButton it={it} />}
        </div>
      )}
    </div>
  )
}
