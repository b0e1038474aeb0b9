import { useContext, useState } from 'react'
import { Link } from 'react-router'
import { SiteContext } from '../../platform/site.ts'
import { Button } from '../../ui/button/button.tsx'
import { Switch } from '../../ui/form/checkbox.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { useUiText } from '../../ui/use-ui-text.ts'
import { useChoose, useConsent } from './use-consent.ts'
import { usePrivacyText } from './use-privacy-text.ts'

/** What the visitor allows, to be changed at any time; it holds once it is saved. */
export default function ChoicesDialog({ onClose }: { onClose: () => void }) {
  const t = usePrivacyText()
  const ui = useUiText()
  const { analyticsUrl, liveChatUrl } = useContext(SiteContext)
  const consent = useConsent()
  const choose = useChoose()
  const [analytics, setAnalytics] = useState(consent?.analytics ?? false)
  const [liveChat, setLiveChat] = useState(consent?.liveChat ?? false)
  const save = (): void => {
    choose({ analytics, liveChat })
    onClose()
    showToast({ title: t('saved'), text: t('savedText'), tone: 'info' })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('choices')}
      actions={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button kind="teal" onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      <p className="type-small mt-1 text-ink-2">
        {t('choicesText')}{' '}
        <Link className="link underline" to="/cookie-policy" onClick={onClose}>
          {t('cookiePolicy')}
        </Link>
      </p>
      <div className="choices">
        <Switch
          label={t('analytics')}
          note={t(analyticsUrl ? 'analyticsNoteOthers' : 'analyticsNote')}
          checked={analytics}
          onChange={setAnalytics}
        />
        {liveChatUrl && (
          <Switch
            label={t('chat')}
            note={t('chatNote')}
            checked={liveChat}
            onChange={setLiveChat}
          />
        )}
      </div>
    </Dialog>
  )
}
