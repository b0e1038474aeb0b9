import { USES_MAX } from '@rihla/contract/desk/limits'
import type { DeskPromocode } from '@rihla/contract/desk/promocodes'
import { OctagonX, Pencil } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { NumberField } from '../../../ui/form/text-field.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { DayField } from './day-field.tsx'
import { lastDayOf } from './last-day.ts'

/** How often and until when a code counts. */
export function LimitsButton({ it }: { it: DeskPromocode }) {
  const t = useDeskText()
  const api = useApi()
  const [uses, setUses] = useState(it.MaxUses)
  const [to, setTo] = useState(it.EndsAt && lastDayOf(it.EndsAt))
  return (
    <DeedButton
      icon={<Pencil aria-hidden />}
      text={t('changeLimits')}
      title={t('changeLimitsTitle', { code: it.Code })}
      run={async (deed) => {
        const limits = { MaxUses: uses ?? undefined, To: to ?? undefined }
        await api.call('changePromocode', { id: it.Id, ...limits, ...deed })
        return t('limitsChanged')
      }}
    >
      <NumberField
        label={t('maxUses')}
        hint={t('usedSoFar', { count: it.Uses })}
        placeholder={t('noLimit')}
        value={uses}
        onChange={setUses}
        maxLength={String(USES_MAX).length}
      />
      <DayField label={t('lastDay')} hint={t('noEndHint')} value={to} onChange={setTo} />
    </DeedButton>
  )
}

/** From now on a code counts for nothing new. */
export function StopButton({ it }: { it: DeskPromocode }) {
  const t = useDeskText()
  const api = useApi()
  return (
    <DeedButton
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
