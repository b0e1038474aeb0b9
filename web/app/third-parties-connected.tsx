import { useContext, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { browserOwnAnalytics } from './adapters/analytics/own.ts'
import { browserAnalytics } from './adapters/analytics/script.ts'
import { browserLiveChat } from './adapters/live-chat/script.ts'
import { isCounted, isFirst } from './counting/once.ts'
import { stepOfPage } from './counting/step-of-page.ts'
import { stepOfAnswer } from './counting/step-of-answer.ts'
import { hearAnswers } from './platform/api/browser.ts'
import { useLanguage } from './platform/locale/use-text.tsx'
import { SiteContext } from './platform/site.ts'
import { connectAnalytics, pathOfPage, recordEvent, type Analytics } from './ports/analytics.ts'
import { connectLiveChat, isChatAwaited } from './ports/live-chat.ts'

const PAGE_VIEW_AFTER_MS = 100
const CHAT_AFTER_MS = 1000

/** Records a page view shortly after the page opened, when its title is set; another offer is another page. */
function usePageViews(): void {
  const { pathname, search } = useLocation()
  const language = useLanguage()
  const page = [pathname, new URLSearchParams(search).get('id')].join(' ')
  const record = useEffectEvent((opened: string): void => {
    const path = pathOfPage(opened.split(' ')[0] ?? '/')
    recordEvent('page_view', { path, title: document.title, language })
  })
  useEffect(() => {
    const timer = setTimeout(() => record(page), PAGE_VIEW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [page])
}

/** Records the steps towards a booking: pages that are opened, and what our server answers. */
function useSteps(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const step = stepOfPage(pathname, search)
    if (step && isFirst(`${step.name} ${step.module}`))
      recordEvent(step.name, { module: step.module })
  }, [pathname, search])
  useEffect(() => {
    hearAnswers((name, input, answer) => {
      const step = stepOfAnswer(name, input, answer)
      if (!step) return
      const { name: stepName, module, key, value } = step
      // A page that shows an old booking asks whether it is paid, too.
      if (stepName === 'paid' && !isCounted(`payment_page ${module} ${key}`)) return
      if (isFirst(`${stepName} ${module} ${key}`)) recordEvent(stepName, { module, value })
    })
    return () => hearAnswers(null)
  }, [])
}

/** Our own server counts, and whoever else is configured. */
const counting = (others: string | null): Analytics => {
  const all = [browserOwnAnalytics(), ...(others ? [browserAnalytics(others)] : [])]
  return {
    send: (event) => all.forEach((it) => it.send(event)),
    forget: () => all.forEach((it) => it.forget?.()),
  }
}

function Counted({ alsoBy }: { alsoBy: string | null }) {
  useEffect(() => {
    connectAnalytics(counting(alsoBy))
    return () => connectAnalytics(null)
  }, [alsoBy])
  usePageViews()
  useSteps()
  return null
}

function Chat({ by }: { by: string }) {
  useEffect(() => {
    const connect = (): void => connectLiveChat(browserLiveChat(by))
    const timer = setTimeout(connect, isChatAwaited() ? 0 : CHAT_AFTER_MS)
    return () => {
      clearTimeout(timer)
      connectLiveChat(null)
    }
  }, [by])
  return null
}

/** Connects those who count and chat for as long as the visitor agrees. */
export default function Connected({
  analytics,
  liveChat,
}: {
  analytics: boolean
  liveChat: boolean
}) {
  const { analyticsUrl, liveChatUrl } = useContext(SiteContext)
  return (
    <>
      {analytics && <Counted alsoBy={analyticsUrl} />}
      {liveChat && liveChatUrl && <Chat by={liveChatUrl} />}
    </>
  )
}
