// @vitest-environment happy-dom
import { languages } from '@rihla/contract/values/language'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setBrowser } from '../../testing/browser-settings.ts'
import { openPage } from '../../testing/open-page.tsx'
import type { PaymentMessageType } from './gateway.ts'
import arabic from './messages.ar.ts'
import english from './messages.en.ts'
import { PaymentFrame } from './payment-frame.tsx'
import { usePaymentWatch } from './use-payment-watch.ts'

const answer = { State: 'checking', Message: null, Confirmation: null, Awaiting: null } as const
const onFailed = vi.fn<(reason: string) => void>()
const ask = vi.fn<Parameters<typeof usePaymentWatch<string>>[0]['ask']>()

function Paying() {
  const { outcome, look } = usePaymentWatch<string>({
    ask,
    inFrame: true,
    onEnded: () => undefined,
    onFailed,
  })
  if (outcome) return <p>the end: {outcome.kind}</p>
  return <PaymentFrame url="about:blank" onLook={look} onBack={() => undefined} />
}

// Pages of frames are loaded: an empty one is all that is asked for.
setBrowser({ enableIframePageLoading: true, disableIframePageLoading: false })

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.clearAllMocks()
  ask.mockResolvedValue(answer)
})
afterEach(() => vi.useRealTimers())

describe.each(languages)('the page of the bank in its frame, in %s', (language) => {
  const t = { en: english, ar: arabic }[language]
  /** Opens it, and has our return page in it say how it went, without a text of its own. */
  const openAndReturn = async (type: PaymentMessageType): Promise<void> => {
    openPage('/', { language, answers: {}, routes: [{ path: '/', element: <Paying /> }] })
    await pass(100)
    const { contentWindow: source } = screen.getByTitle<HTMLIFrameElement>(t.frameTitle)
    const data = { type, payload: { success: false, message: null, data: null } }
    act(
      () =>
        void dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source })),
    )
    await pass(0)
  }

  test('says its error, asks the server, and believes that', async () => {
    await openAndReturn('PAYMENT_ERROR')
    const veil = screen.getByText(t.checking).closest('[role=status]')
    expect(veil?.textContent).toContain(t.paymentErrorOccurred)
    expect(screen.queryByText(t.paymentFailed)).toBeNull()
    ask.mockResolvedValue({ ...answer, State: 'paid', Confirmation: 'Booked' })
    await pass(3000)
    expect(screen.getByText('the end: paid')).toBeTruthy()
    expect(onFailed).not.toHaveBeenCalled()
  })

  test.each([
    ['PAYMENT_FAILURE', t.paymentFailed],
    ['PAYMENT_ERROR', t.paymentErrorOccurred],
  ] as const)('failed without a reason after %s: %s', async (type, words) => {
    await openAndReturn(type)
    expect(screen.getByText(t.checking)).toBeTruthy()
    expect(onFailed).not.toHaveBeenCalled()
    ask.mockResolvedValue({ ...answer, State: 'failed' })
    await pass(3000)
    expect(onFailed).toHaveBeenCalledWith(words)
  })
})
