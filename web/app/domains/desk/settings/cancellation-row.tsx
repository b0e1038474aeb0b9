import { stepsInOrder } from '@rihla/contract/cancellation/steps-in-order'
import { STEPS_MAX, YEAR_HOURS } from '@rihla/contract/desk/limits'
import type { CancellationSetting } from '@rihla/contract/desk/settings'
import { formatEgp } from '@rihla/contract/values/money'
import { Plus, Trash2 } from '../../../ui/brand/icons.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { NeededNumber, neededOf } from '../deeds/needed-number.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { kindNames } from './kind-names.ts'
import { goesWithKind, type OwnTerms } from './own-terms.ts'
import { SettingRow } from './setting-row.tsx'
import { useTyped } from '../deeds/use-typed.ts'

/** What an example is made of, in EGP. */
const EXAMPLE = 10_000

type Typed = { readonly asKind: boolean; readonly steps: readonly Step[] }
type Step = { readonly Hours: number | null; readonly Percent: number | null }

function Steps({ steps }: { steps: readonly Step[] }) {
  const t = useDeskText()
  const language = useLanguage()
  const effectOf = (hours: number, percent: number): string =>
    t('stepEffect', {
      count: hours,
      percent,
      sum: formatEgp((EXAMPLE * percent) / 100, language),
      amount: formatEgp(EXAMPLE, language),
    })
  if (steps.length === 0) return t('stepsNone')
  return (
    <ul>
      {steps.map(({ Hours, Percent }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- their order is what they are
        <li key={at}>
          {Hours === null || Percent === null ? t('numbersMissing') : effectOf(Hours, Percent)}
        </li>
      ))}
      <li>{t('stepLast')}</li>
    </ul>
  )
}

/** What comes back of a kind, or of one offer, after free cancellation, deadline by deadline. */
export function CancellationRow({
  it,
  edition,
  own,
}: {
  it: CancellationSetting
  edition: string
  own?: OwnTerms<CancellationSetting, CancellationSetting['Steps']>
}) {
  const t = useDeskText()
  const api = useApi()
  const [{ asKind, steps }, type, forget] = useTyped<Typed>({
    asKind: goesWithKind(own),
    steps: it.Steps,
  })
  const setSteps = (its: readonly Step[]): void => type({ steps: its })
  const change = (at: number, part: Partial<Step>): void =>
    setSteps(steps.map((step, index) => (index === at ? { ...step, ...part } : step)))
  const typed = () =>
    steps.map(({ Hours, Percent }) => ({ Hours: neededOf(Hours), Percent: neededOf(Percent) }))
  return (
    <SettingRow
      name={t(own ? 'offerCancellation' : kindNames[it.Kind])}
      now={<Steps steps={it.Steps} />}
      own={own && { isOwn: own.isOwn, kind: <Steps steps={own.ofKind.Steps} /> }}
      {...{ edition, forget }}
      check={() => (asKind || stepsInOrder(typed()) ? null : t('stepsWrong'))}
      effect={<Steps steps={own && asKind ? own.ofKind.Steps : steps} />}
      run={(deed) =>
        own
          ? own.save(deed, asKind ? null : typed())
          : api.call('setCancellation', { ...deed, Kind: it.Kind, Steps: typed() })
      }
    >
      {own && (
        <Checkbox label={t('asKind')} checked={asKind} onChange={(on) => type({ asKind: on })} />
      )}
      {(asKind ? [] : steps).map(({ Hours, Percent }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- their order is what they are
        <div key={at} className="desk-step">
          <NeededNumber
            label={t('stepHours')}
            value={Hours}
            onChange={(hours) => change(at, { Hours: hours })}
            min={0}
            max={YEAR_HOURS}
          />
          <NeededNumber
            label={t('stepPercent')}
            value={Percent}
            onChange={(percent) => change(at, { Percent: percent })}
            min={1}
            max={99}
          />
          <IconButton
            label={t('removeStep')}
            onClick={() => setSteps(steps.filter((_, index) => index !== at))}
          >
            <Trash2 size={18} />
          </IconButton>
        </div>
      ))}
      {!asKind && steps.length < STEPS_MAX && (
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
