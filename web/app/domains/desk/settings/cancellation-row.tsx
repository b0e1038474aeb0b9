import { STEPS_MAX } from '@rihla/contract/desk/limits'
import type { CancellationSetting } from '@rihla/contract/desk/settings'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { NumberField } from '../../../ui/form/text-field.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { kindNames } from './kind-names.ts'
import { SettingRow } from './setting-row.tsx'

type Step = { readonly Hours: number | null; readonly Percent: number | null }

function Steps({ steps }: { steps: readonly Step[] }) {
  const t = useDeskText()
  if (steps.length === 0) return t('stepsNone')
  return (
    <ul>
      {steps.map(({ Hours, Percent }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- their order is what they are
        <li key={at}>{t('stepEffect', { hours: Hours ?? 0, percent: Percent ?? 0 })}</li>
      ))}
      <li>{t('stepLast')}</li>
    </ul>
  )
}

/** What comes back of a kind after free cancellation, deadline by deadline. */
export function CancellationRow({ it }: { it: CancellationSetting }) {
  const t = useDeskText()
  const api = useApi()
  const [steps, setSteps] = useState<readonly Step[]>(it.Steps)
  const change = (at: number, part: Partial<Step>): void =>
    setSteps(steps.map((step, index) => (index === at ? { ...step, ...part } : step)))
  return (
    <SettingRow
      name={t(kindNames[it.Kind])}
      now={<Steps steps={it.Steps} />}
      effect={<Steps steps={steps} />}
      run={(deed) =>
        api.call('setCancellation', {
          ...deed,
          Kind: it.Kind,
          Steps: steps.map(({ Hours, Percent }) => ({ Hours: Hours ?? 0, Percent: Percent ?? 0 })),
        })
      }
    >
      {steps.map(({ Hours, Percent }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- their order is what they are
        <div key={at} className="desk-step">
          <NumberField
            label={t('stepHours')}
            value={Hours}
            onChange={(hours) => change(at, { Hours: hours })}
            maxLength={4}
          />
          <NumberField
            label={t('stepPercent')}
            value={Percent}
            onChange={(percent) => change(at, { Percent: percent })}
            maxLength={2}
          />
          <IconButton
            label={t('removeStep')}
            onClick={() => setSteps(steps.filter((_, index) => index !== at))}
          >
            <Trash2 size={18} />
          </IconButton>
        </div>
      ))}
      {steps.length < STEPS_MAX && (
        <div className="desk-step">
          <Button size="small" onClick={() => setSteps([...steps, { Hours: null, Percent: null }])}>
            <Plus aria-hidden />
            {t('addStep')}
          </Button>
        </div>
      )}
    </SettingRow>
  )
}
