import { lazy, Suspense } from 'react'
import { useConsent } from './domains/privacy/index.ts'
import { useOutdated } from './platform/problems/use-outdated.ts'
import { useProblemText } from './platform/problems/use-problem-text.ts'
import { showToast } from './ui/feedback/toast.ts'

const Connected = lazy(() => import('./third-parties-connected.tsx'))

/** What comes after the page itself: that a newer product is on line, and those who count and chat. */
export default function AfterPage() {
  const t = useProblemText()
  useOutdated(() =>
    showToast({ title: t('outdated'), text: t('outdatedText'), tone: 'info', durationMs: 20_000 }),
  )
  return <ThirdParties />
}

/** Those who count and chat, once the visitor agrees; never in a frame. */
function ThirdParties() {
  const consent = useConsent()
  if (!consent || !(consent.analytics || consent.liveChat) || window.top !== window) return null
  return (
    <Suspense>
      <Connected analytics={consent.analytics} liveChat={consent.liveChat} />
    </Suspense>
  )
}
