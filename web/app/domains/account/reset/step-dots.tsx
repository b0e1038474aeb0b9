import { useUiText } from '../../../ui/use-ui-text.ts'
import { resetSteps, type ResetStep } from './reset.ts'

/** How far one is, as four short bars; the current one is longer. */
export function StepDots({ step, name }: { step: ResetStep; name: string }) {
  const t = useUiText()
  const at = resetSteps.indexOf(step)
  const label = t('steps', { n: at + 1, total: resetSteps.length, name })
  return (
    <div className="step-dots" role="img" aria-label={label}>
      {resetSteps.map((each, index) => (
        <span
          key={each}
          className="step-dot"
          data-state={index < at ? 'done' : index === at ? 'now' : 'next'}
        />
      ))}
    </div>
  )
}
