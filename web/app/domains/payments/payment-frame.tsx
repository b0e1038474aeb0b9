import { ExternalLink, LoaderCircle } from '../../ui/brand/icons.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ErrorBlock } from '../../ui/feedback/result-block.tsx'
import { readPaymentMessage, type ReturnMessage } from './gateway.ts'
import { useFailureText } from './use-failure-text.ts'
import { StepHeading } from '../../ui/navigation/step-heading.tsx'
import { usePaymentsText } from './use-payments-text.ts'

/** A frame reports only that it loaded, so failure is a matter of time. */
const LOAD_LIMIT_MS = 25_000

type Look = (message?: ReturnMessage) => void
type BankPageProps = { url: string; onLook: Look; onFailed: () => void }

/** The bank's page. Nothing that it says is believed: it only makes us look at the server. */
function BankPage({ url, onLook, onFailed }: BankPageProps) {
  const t = usePaymentsText()
  const failureText = useFailureText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  const [returned, setReturned] = useState<ReturnMessage | null>(null)
  const hear = useEffectEvent((event: MessageEvent) => {
    const ours = { origin: location.origin, frame: frame.current?.contentWindow ?? null }
    const message = readPaymentMessage(event, ours)
    if (!message) return
    setReturned(message)
    onLook(message)
  })
  const focus = useEffectEvent(() => onLook())
  const giveUp = useEffectEvent(onFailed)
  useEffect(() => {
    const onMessage = (event: MessageEvent): void => hear(event)
    const onFocus = (): void => focus()
    addEventListener('message', onMessage)
    addEventListener('focus', onFocus)
    return () => {
      removeEventListener('message', onMessage)
      removeEventListener('focus', onFocus)
    }
  }, [])
  useEffect(() => {
    if (loaded) return
    const timer = setTimeout(() => giveUp(), LOAD_LIMIT_MS)
    return () => clearTimeout(timer)
  }, [loaded])
  return (
    <div className="relative border-y border-sand-200">
      {/* No sandbox: banks need scripts, forms, their origin and windows: all that a sandbox could withhold */}
      <iframe
        ref={frame}
        title={t('frameTitle')}
        src={url}
        onLoad={() => setLoaded(true)}
        className="payment-frame"
        allow="payment"
      />
      {(!loaded || returned) && (
        <p className="payment-veil" role="status">
          <LoaderCircle className="animate-spin" aria-hidden />
          <span>{returned ? t('checking') : t('frameLoading')}</span>
          {returned?.type === 'PAYMENT_ERROR' && <span>{failureText(returned)}</span>}
          {returned && <span className="type-small max-w-sm text-ink-2">{t('checkingText')}</span>}
        </p>
      )}
    </div>
  )
}

export type PaymentFrameProps = {
  url: string
  onLook: Look
  onBack: () => void
  /** Where the way back leads; to the payment method unless said otherwise. */
  backText?: string
}

/** The step with the bank's page in a frame, a way to open it by itself, and the way back. */
export function PaymentFrame({ url, onLook, onBack, backText }: PaymentFrameProps) {
  const t = usePaymentsText()
  const wayBack = backText ?? t('backMethod')
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  const again = (): void => {
    setFailed(false)
    setTries(tries + 1)
  }
  if (failed) {
    return (
      <ErrorBlock
        title={t('frameFailed')}
        text={t('frameFailedText')}
        actions={
          <>
            <Button kind="teal" onClick={again}>
              {t('tryAgain')}
            </Button>
            <a className="button button-secondary button-medium" href={url}>
              {t('fullPage')}
            </a>
            <Button kind="text" onClick={onBack}>
              {wayBack}
            </Button>
          </>
        }
      />
    )
  }
  return (
    <section className="panel overflow-hidden" aria-label={t('framePay')}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-4 md:px-6">
        <StepHeading>{t('framePay')}</StepHeading>
        <p className="type-caption text-ink-2">
          {t('fullPageText')}{' '}
          <a className="link inline-flex min-h-11 items-center gap-1.5" href={url}>
            {t('fullPage')}
            <ExternalLink size={15} className="mirror" aria-hidden />
          </a>
        </p>
      </div>
      <BankPage key={tries} url={url} onLook={onLook} onFailed={() => setFailed(true)} />
      <div className="px-3 py-2">
        <Button kind="text" onClick={onBack}>
          {wayBack}
        </Button>
      </div>
    </section>
  )
}
