import { useContext, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { browserAnalytics } from './adapters/analytics/script.ts'
import { browserLiveChat } from './adapters/live-chat/script.ts'
import { useLanguage } from './platform/locale/use-text.tsx'
import { SiteContext } from './platform/site.ts'
import { connectAnalytics, pathOfPage, recordEvent } from './ports/analytics.ts'
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

function Counted({ by }: { by: string }) {
  useEffect(() => {
    connectAnalytics(browserAnalytics(by))
    return () => connectAnalytics(null)
  }, [by])
  usePageViews()
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

/** Connects those who count and chat, by configuration, for as long as the visitor agrees. */
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
      {analytics && analyticsUrl && <Counted by={analyticsUrl} />}
      {liveChat && liveChatUrl && <Chat by={liveChatUrl} />}
    </>
  )
}
