import { lazy, Suspense } from 'react'
import { useConsent } from './domains/privacy/index.ts'

const Connected = lazy(() => import('./third-parties-connected.tsx'))

/** Those who count and chat, once the visitor agrees; never in a frame. */
export default function ThirdParties() {
  const consent = useConsent()
  if (!consent || !(consent.analytics || consent.liveChat) || window.top !== window) return null
  return (
    <Suspense>
      <Connected analytics={consent.analytics} liveChat={consent.liveChat} />
    </Suspense>
  )
}
