import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useChoose, useConsent } from './use-consent.ts'
import { usePrivacyText } from './use-privacy-text.ts'

/** Asks for the chat alone; what was said about counting stays, and silence stays no. */
export default function ChatDialog({
  onClose,
  onAllowed,
}: {
  onClose: () => void
  onAllowed: () => void
}) {
  const t = usePrivacyText()
  const consent = useConsent()
  const choose = useChoose()
  const allow = (): void => {
    choose({ analytics: consent?.analytics ?? false, liveChat: true })
    onClose()
    onAllowed()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chatAsk')}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button kind="teal" onClick={allow}>
            {t('chatAllow')}
          </Button>
        </>
      }
    >
      <p className="mt-1 text-ink-2">{t('chatAskText')}</p>
    </Dialog>
  )
}
