export const paymentMessageTypes = ['PAYMENT_RESULT', 'PAYMENT_FAILURE', 'PAYMENT_ERROR'] as const
export type PaymentMessageType = (typeof paymentMessageTypes)[number]
export type PaymentMessage = {
  type: PaymentMessageType
  payload: { success: boolean; message: string | null; data: unknown }
}

type BrowserMessage = Pick<MessageEvent, 'origin' | 'source' | 'data'>

/** What our return page reported to the page around its frame, and its own text if it had one. */
export type ReturnMessage = { type: PaymentMessageType; text: string | null }

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/**
 * Reads a browser message that our own return page sent from inside our own frame; null for any other.
 * It only means 'ask the server now': what it claims is never believed.
 */
export function readPaymentMessage(
  { origin, source, data }: BrowserMessage,
  ours: { origin: string; frame: MessageEventSource | null },
): ReturnMessage | null {
  if (origin !== ours.origin || ours.frame === null || source !== ours.frame) return null
  const type = paymentMessageTypes.find((known) => known === fieldOf(data, 'type'))
  const text = fieldOf(fieldOf(data, 'payload'), 'message')
  return type ? { type, text: typeof text === 'string' && text !== '' ? text : null } : null
}

type FailureTexts = { readonly failed: string; readonly error: string }

/** The text for a failed payment: the return page's own if it had one. */
export const failureText = (
  message: ReturnMessage | null,
  { failed, error }: FailureTexts,
): string => message?.text ?? (message?.type === 'PAYMENT_ERROR' ? error : failed)

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//.test(value)

/** The payment address in any of the shapes it comes in; null when there is none. */
export function paymentUrlOf(answer: unknown): string | null {
  if (isAddress(answer)) return answer
  if (typeof answer !== 'object' || answer === null) return null
  const { PaymentUrl, Data } = answer as { PaymentUrl?: unknown; Data?: unknown }
  if (isAddress(PaymentUrl)) return PaymentUrl
  return Data === undefined ? null : paymentUrlOf(Data)
}

/** Methods without a card whose page is shown in the frame as well. */
const otherPages: ReadonlySet<string> = new Set(['wallet', 'installment_card', 'paypal'])

/** Methods that are paid at once, on a page of the gateway's. */
export const paysOnPage = (method: { MethodId: string; MethodName: string }): boolean =>
  isCardMethod(method) || otherPages.has(method.MethodId.toLowerCase())

/** Methods that are paid on the gateway's card page. */
export const isCardMethod = ({
  MethodId,
  MethodName,
}: {
  MethodId: string
  MethodName: string
}): boolean => MethodId.toLowerCase() === 'bank_card' || /card|visa|mastercard/i.test(MethodName)
