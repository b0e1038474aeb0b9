import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { ownAddress, takeReturn } from '../../../platform/session/return-location.ts'
import { ErrorBlock, LoadingBlock } from '../../../ui/feedback/result-block.tsx'
import { useAccountText } from '../use-account-text.ts'
import { useFailureText } from '../use-failure-text.ts'
import { EXTERNAL_CHANNEL, EXTERNAL_DONE_PATH } from '../contract-constants.ts'
import { outcomeOf, type ExternalAnswer } from './protocol.ts'
import { useExternalLogin } from './use-external-sign-in.ts'

type State = { kind: 'working' } | { kind: 'close' } | { kind: 'failed'; text: string }

const CLOSE_AFTER_MS = 150

/** Reports to the page that opened this window, then closes it; `onStay` when the browser doesn't. */
function reportAndClose(onStay: () => void): void {
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(EXTERNAL_CHANNEL)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage('came-back')
    setTimeout(() => channel.close(), CLOSE_AFTER_MS)
  }
  setTimeout(() => {
    window.close()
    onStay()
  }, CLOSE_AFTER_MS)
}

/** Where the sign-in led: back to the page that waits, or on from here. */
function useDone(): State {
  const t = useAccountText()
  const api = useApi()
  const navigate = useNavigate()
  const failure = useFailureText()
  const login = useExternalLogin()
  const [state, setState] = useState<State>({ kind: 'working' })
  const looked = useRef(false)

  const fail = (text: string): void => setState({ kind: 'failed', text })
  const close = (): void => reportAndClose(() => setState({ kind: 'close' }))
  const goOn = async (answer: ExternalAnswer): Promise<void> => {
    const outcome = outcomeOf(answer)
    if (outcome.kind === 'silent') await navigate('/login', { replace: true })
    else if (outcome.kind === 'wait') close()
    else if (outcome.kind === 'say')
      fail(t(outcome.text, { name: answer.Provider ?? t('otherProvider') }))
    else {
      // The address has travelled with the sign-in; what was remembered here is the same one.
      takeReturn()
      const problem = await login(outcome.proof, ownAddress(answer.ReturnTo))
      if (problem) fail(problem)
    }
  }
  useEffect(() => {
    if (looked.current) return
    looked.current = true
    api.call('getExternalSignIn', {}).then(
      // A popup is known by having nowhere to return to: on its way it may have lost its opener,
      // and the page that waits may have used the answer already.
      (answer) => (answer.ReturnTo === null ? close() : void goOn(answer)),
      (problem: unknown) =>
        window.opener ? close() : fail(failure(problem, 'externalLoginFailed')),
    )
  })
  return state
}

/** /auth/external/done: where a provider's answer leads the browser, in a popup or on its own. */
export function ExternalDonePage() {
  const t = useAccountText()
  const state = useDone()
  return (
    <main id="main" className="grid min-h-dvh place-content-center px-5 py-10">
      <PageSeo title={t('doneTitle')} path={EXTERNAL_DONE_PATH} noindex />
      {state.kind === 'working' && <LoadingBlock heading={t('doneTitle')} text={t('finishing')} />}
      {state.kind === 'close' && (
        <div className="grid max-w-sm gap-2 text-center" role="status">
          <h1 className="type-h2">{t('closeWindow')}</h1>
          <p className="text-ink-2">{t('closeWindowText')}</p>
          <Link className="link inline-flex min-h-11 items-center justify-self-center" to="/">
            {t('backHome')}
          </Link>
        </div>
      )}
      {state.kind === 'failed' && (
        <ErrorBlock
          heading="h1"
          title={t('doneFailed')}
          text={state.text}
          action={{ text: t('goLogin'), to: '/login' }}
        />
      )}
    </main>
  )
}
