import { lazy, Suspense, useEffect } from 'react'
import { useConsent } from './domains/privacy/index.ts'
import { useLanguage } from './platform/locale/use-text.tsx'
import { useOutdated } from './platform/problems/use-outdated.ts'
import { useProblemText } from './platform/problems/use-problem-text.ts'
import { showToast } from './ui/feedback/toast.ts'

const Connected = lazy(() => import('./third-parties-connected.tsx'))

const PREPARED_AFTER_MS = 2000

/** Makes ready for when there is no connection, once the page has had its time. */
function usePreparedOffline(): void {
  const language = useLanguage()
  useEffect(() => {
    // In development pages are to come from their sources.
    if (!import.meta.env.PROD) return
    const prepare = async (): Promise<void> => {
      const { prepareOffline } = await import('./platform/offline/prepare-offline.ts')
      await prepareOffline(language)
    }
    const timer = setTimeout(() => void prepare().catch(() => {}), PREPARED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [language])
}

/** What comes after the page itself: that a newer product is on line, no connection, those who count and chat. */
export default function AfterPage() {
  const t = useProblemText()
  usePreparedOffline()
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
