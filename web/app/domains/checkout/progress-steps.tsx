import { Steps } from '../../ui/navigation/steps.tsx'
import { useCheckoutText } from './use-checkout-text.ts'

/** The four marks above every step. */
export function ProgressSteps({ current }: { current: number }) {
  const t = useCheckoutText()
  return (
    <div className="pt-5">
      <Steps
        names={[t('markDetails'), t('markMethod'), t('markPay'), t('markDone')]}
        current={current}
      />
    </div>
  )
}
