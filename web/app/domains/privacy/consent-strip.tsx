import { useContext } from 'react'
import { Link } from 'react-router'
import { SiteContext } from '../../platform/site.ts'
import { useInBrowser } from '../../platform/use-in-browser.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { CONSENT_KEY } from './consent.ts'
import { CHOICES_ID } from './privacy-choices.tsx'
import { useChoose, useConsent, useLateRecord, useWords } from './use-consent.ts'
import { usePrivacyText } from './use-privacy-text.ts'

const STRIP_ID = 'consent'

/** Hides the strip before it is painted from those who have answered: the HTML is the same for all. */
const hideAnswered = (words: string): string =>
  `try{if(JSON.parse(localStorage['${CONSENT_KEY}']).version.startsWith('${words}'))document.getElementById('${STRIP_ID}').hidden=true}catch{}`

/** What is said of it: whether our server alone counts, and whether there is a chat. */
const wordsOf = {
  own: { alone: 'whyOwn', chat: 'whyOwnAndChat' },
  others: { alone: 'whyAnalytics', chat: 'whyBoth' },
} as const

/**
 * Asks whether visits may be counted and others may chat, between page and footer: it covers nothing and moves nothing.
 * Both answers weigh the same.
 */
export function ConsentStrip({ nonce }: { nonce?: string }) {
  const t = usePrivacyText()
  const { analyticsUrl, liveChatUrl } = useContext(SiteContext)
  const hydrating = !useInBrowser()
  const consent = useConsent()
  const choose = useChoose()
  const asked = useWords()
  useLateRecord()
  if (consent) return null
  const words = wordsOf[analyticsUrl ? 'others' : 'own'][liveChatUrl ? 'chat' : 'alone']
  const answer = (yes: boolean): void => {
    choose({ analytics: yes, liveChat: yes && liveChatUrl !== null })
    showToast({ title: t('saved'), text: t('savedText'), tone: 'info' })
    document.getElementById(CHOICES_ID)?.focus({ preventScroll: true })
  }
  return (
    <>
      <section
        id={STRIP_ID}
        className="consent"
        aria-labelledby="consent-title"
        suppressHydrationWarning
      >
        <div className="page-width consent-row">
          <div className="max-w-[68ch] flex-1">
            <h2 id="consent-title" className="type-title">
              {t(liveChatUrl ? 'askBoth' : 'askAnalytics')}
            </h2>
            <p className="type-small mt-1 text-ink-2">
              {t(words)}{' '}
              <Link className="link underline" to="/cookie-policy">
                {t('cookiePolicy')}
              </Link>
            </p>
          </div>
          <div className="consent-answers">
            <Button onClick={() => answer(false)}>{t('refuse')}</Button>
            <Button onClick={() => answer(true)}>{t('allow')}</Button>
          </div>
        </div>
      </section>
      {hydrating && (
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: hideAnswered(asked) }}
        />
      )}
    </>
  )
}
