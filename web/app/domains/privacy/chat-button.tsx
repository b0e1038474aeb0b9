import { MessageCircle } from '../../ui/brand/icons.ts'
import { lazy, Suspense, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { SiteContext } from '../../platform/site.ts'
import { openLiveChat } from '../../ports/live-chat.ts'
import { showToast } from '../../ui/feedback/toast.ts'
import { useConsent } from './use-consent.ts'
import { usePrivacyText } from './use-privacy-text.ts'

const ChatDialog = lazy(() => import('./chat-dialog.tsx'))

/** Opens the live chat; asks first, where the visitor hasn't agreed to it. */
export function ChatButton() {
  const t = usePrivacyText()
  const { liveChatUrl } = useContext(SiteContext)
  const consent = useConsent()
  const [asking, setAsking] = useState(false)
  if (!liveChatUrl) return null
  const open = async (): Promise<void> => {
    if (await openLiveChat()) return
    showToast({ title: t('chatFailed'), text: t('chatFailedText'), tone: 'bad' })
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup={consent?.liveChat ? undefined : 'dialog'}
        onClick={() => (consent?.liveChat ? void open() : setAsking(true))}
      >
        <MessageCircle size={17} aria-hidden />
        {t('chatWithUs')}
      </button>
      {asking &&
        createPortal(
          <Suspense>
            <ChatDialog onClose={() => setAsking(false)} onAllowed={() => void open()} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
