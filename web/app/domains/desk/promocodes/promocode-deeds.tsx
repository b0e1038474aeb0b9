import { USES_MAX } from '@rihla/contract/desk/limits'
import type { DeskPromocode } from '@rihla/contract/desk/promocodes'
import { OctagonX, Pencil } from '../../../ui/brand/icons.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { NumberField } from '../../../ui/form/text-field.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { useOverEdition } from '../deeds/use-over-edition.ts'
import { useTyped } from '../deeds/use-typed.ts'
import { useDeskText } from '../use-desk-text.ts'
import { DayField } from './day-field.tsx'
import { lastDayOf } from './last-day.ts'

/** The limits that somebody else has set meanwhile. */
function LimitsNow({ it }: { it: DeskPromocode }) {
  const t = useDeskText()
  const language = useLanguage()
  return (
    <>
      <span className="block type-caption text-ink-2">{t('settingNow')}</span>
      {it.MaxUses === null
        ? t('usesCount', { count: it.Uses })
        : t('usesOf', { uses: it.Uses, max: it.MaxUses })}
      {' · '}
      {it.EndsAt ? t('until', { day: dayMonthYear(lastDayOf(it.EndsAt), language) }) : t('noEnd')}
    </>
  )
}

/** How often and until when a code counts. */
export function LimitsButton({ it }: { it: DeskPromocode }) {
  const t = useDeskText()
  const api = useApi()
  const [{ uses, to }, change, forget] = useTyped({
    uses: it.MaxUses,
    to: it.EndsAt && lastDayOf(it.EndsAt),
  })
  const { isClash, begin, over } = useOverEdition(it.Edition, forget)
  return (
    <DeedButton
      about={it.Id}
      icon={<Pencil aria-hidden />}
      text={t('changeLimits')}
      title={t('changeLimitsTitle', { code: it.Code })}
      onOpen={begin}
      note={isClash && <LimitsNow it={it} />}
      run={async (deed) => {
        const limits = { MaxUses: uses ?? undefined, To: to ?? undefined }
        await over(deed, (overIt) =>
          api.call('changePromocode', { id: it.Id, ...limits, ...overIt }),
        )
        return t('limitsChanged')
      }}
    >
      <NumberField
        label={t('maxUses')}
        hint={t('usedSoFar', { count: it.Uses })}
        placeholder={t('noLimit')}
        value={uses}
        onChange={(count) => change({ uses: count })}
        maxLength={String(USES_MAX).length}
      />
      <DayField
        label={t('lastDay')}
        hint={t('noEndHint')}
        value={to}
        onChange={(day) => change({ to: day })}
      />
    </DeedButton>
  )
}

/** From now on a code counts for nothing new. */
export function StopButton({ it }: { it: DeskPromocode }) {
  const t = useDeskText()
  const api = useApi()
  return (
    <DeedButton
      about={it.Id}
      kind="danger-quiet"
      icon={<OctagonX aria-hidden />}
      text={t('stop')}
      title={t('stopTitle', { code: it.Code })}
      note={t('stopText')}
      run={async (deed) => {
        await api.call('stopPromocode', { id: it.Id, ...deed })
        return t('stopped')
      }}
    />
  )
}
