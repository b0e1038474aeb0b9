import { Suspense, useEffect } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import { useConsent } from './domains/privacy/index.ts'
import { useApi } from './platform/api/use-api.ts'
import { queryClient } from './platform/cache/query.tsx'
import { spare } from './platform/late/spare.ts'
import { useStoredLanguage } from './platform/locale/use-stored-language.ts'
import { useLanguage } from './platform/locale/use-text.tsx'
import { useHash, usePageFocus } from './platform/page-change.ts'
import { useOutdated } from './platform/problems/use-outdated.ts'
import { useProblemText } from './platform/problems/use-problem-text.ts'
import { useOwnTickets } from './platform/session/use-own-tickets.ts'
import { useNewDay } from './platform/use-new-day.ts'
import { showToast } from './ui/feedback/toast.ts'

const SavedOffersSync = spare(() => import('./saved-offers-connected.tsx'))
const Connected = spare(() => import('./third-parties-connected.tsx'))

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

/**
 * Lets a page that is open past midnight, or opened again the next day, know what day it is: it offers none that
 * is past. On the site what it has asked for is asked for again; elsewhere somebody may be paying, or writing.
 */
function useTodaysPage(isOfSite: boolean): void {
  const api = useApi()
  const { revalidate } = useRevalidator()
  useNewDay(() => {
    const renew = async (): Promise<void> => {
      // Asked for first: without a line the page stays as it is.
      await api.call('getSplashScreenData', {})
      await revalidate()
      if (isOfSite) await queryClient().invalidateQueries()
    }
    renew().catch(() => {})
  })
}

/** What comes after the page itself: where a change of the page leads, a new day, a newer product, no line, what one saved, those who count and chat. */
export default function AfterPage() {
  const t = useProblemText()
  usePreparedOffline()
  useStoredLanguage()
  const isOfSite = useMatches().some(({ id }) => id === 'routes/site-layout')
  useTodaysPage(isOfSite)
  useOwnTickets()
  useHash()
  usePageFocus()
  useOutdated(() =>
    showToast({ title: t('outdated'), text: t('outdatedText'), tone: 'info', durationMs: 20_000 }),
  )
  return (
    <>
      <Suspense>{isOfSite && <SavedOffersSync />}</Suspense>
      <ThirdParties />
    </>
  )
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
