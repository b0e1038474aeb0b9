export const paymentMessageTypes = ['PAYMENT_RESULT', 'PAYMENT_FAILURE', 'PAYMENT_ERROR'] as const
export type PaymentMessageType = (typeof paymentMessageTypes)[number]
export type PaymentMessage = {
  type: PaymentMessageType
  payload: { success: boolean; message: string | null; data: unknown }
}

type Heard = Pick<MessageEvent, 'origin' | 'source' | 'data'>

/**
 * Whether a browser message is our own return page speaking from inside our own frame. Even then it
 * only means 'look now': what it claims is never believed.
 */
export function isPaymentMessage(
  { origin, source, data }: Heard,
  ours: { origin: string; frame: MessageEventSource | null },
): boolean {
  if (origin !== ours.origin || ours.frame === null || source !== ours.frame) return false
  const type: unknown =
    typeof data === 'object' && data !== null ? (data as { type?: unknown }).type : undefined
  return paymentMessageTypes.some((known) => known === type)
}

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

/** Methods that are paid on the gateway's card page (offers-and-checkout.md section 4). */
export const isCardMethod = ({
  MethodId,
  MethodName,
}: {
  MethodId: string
  MethodName: string
}): boolean => MethodId.toLowerCase() === 'bank_card' || /card|visa|mastercard/i.test(MethodName)
