import { ExternalLink, LoaderCircle } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorBlock } from '../../ui/result-block.tsx'
import { isPaymentMessage } from './gateway.ts'
import { StepHeading } from './step-heading.tsx'
import { useCheckoutText } from './use-checkout-text.ts'

const LOAD_LIMIT_MS = 25_000
type Load = 'loading' | 'loaded' | 'failed'

/** Whether the bank's page has come; a frame tells only of success, so failure is a matter of time. */
function useLoad(url: string, tries: number): [Load, () => void] {
  const [load, setLoad] = useState<Load>('loading')
  useEffect(() => {
    setLoad('loading')
    const timer = setTimeout(() => setLoad((now) => (now === 'loaded' ? now : 'failed')), LOAD_LIMIT_MS)
    return () => clearTimeout(timer)
  }, [url, tries])
  return [load, () => setLoad('loaded')]
}

export type PaymentFrameProps = { url: string; onLook: () => void; onBack: () => void }

/** The bank's page in a frame. Nothing that it says is believed: it only makes us look at the server. */
export function PaymentFrame({ url, onLook, onBack }: PaymentFrameProps) {
  const t = useCheckoutText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [tries, setTries] = useState(0)
  const [told, setTold] = useState(false)
  const [load, loaded] = useLoad(url, tries)
  const onMessage = useEffectEvent((event: MessageEvent) => {
    if (!isPaymentMessage(event, { origin: location.origin, frame: frame.current?.contentWindow ?? null })) return
    setTold(true)
    onLook()
  })
  const onFocus = useEffectEvent(onLook)
  useEffect(() => {
    const hear = (event: MessageEvent): void => onMessage(event)
    const focus = (): void => onFocus()
    addEventListener('message', hear)
    addEventListener('focus', focus)
    return () => {
      removeEventListener('message', hear)
      removeEventListener('focus', focus)
    }
  }, [])
  if (load === 'failed') {
    return (
      <ErrorBlock
        title={t('frameFailed')}
        text={t('frameFailedText')}
        actions={
          <>
            <Button kind="teal" onClick={() => setTries(tries + 1)}>{t('tryAgain')}</Button>
            <a className="button button-secondary button-medium" href={url}>{t('fullPage')}</a>
            <Button kind="text" onClick={onBack}>{t('backMethod')}</Button>
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
          {t('fullPageText')} <a className="link inline-flex min-h-11 items-center gap-1.5" href={url}>{t('fullPage')}<ExternalLink size={15} className="mirror" aria-hidden /></a>
        </p>
      </div>
      <div className="relative border-y border-sand-200">
        <iframe key={tries} ref={frame} title={t('frameTitle')} src={url} onLoad={loaded} className="payment-frame" allow="payment" />
        {(load === 'loading' || told) && (
          <p className="payment-veil" role="status">
            <LoaderCircle className="animate-spin" aria-hidden />
            <span>{told ? t('checking') : t('frameLoading')}</span>
            {told && <span className="type-small max-w-sm text-ink-2">{t('checkingText')}</span>}
          </p>
        )}
      </div>
      <div className="px-3 py-2"><Button kind="text" onClick={onBack}>{t('backMethod')}</Button></div>
    </section>
  )
}
