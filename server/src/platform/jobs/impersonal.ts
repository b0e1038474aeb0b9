/** What of a fault may stand in a log. */
export type Impersonal = {
  readonly type: string
  readonly message: string
  readonly code: unknown
  readonly stack: string | undefined
}

const address = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g
const phone = /\+\d[\d ]{6,}\d/g

/**
 * A fault of background work without whom it was about: mail servers repeat addresses in their answers,
 * and an error may carry all that was sent.
 */
export function impersonal(error: unknown): Impersonal {
  const fault: Error & { code?: unknown } =
    error instanceof Error ? error : new Error(String(error))
  const { name, message, code, stack } = fault
  return { type: name, message: hidden(message), code, stack: stack && hidden(stack) }
}

const hidden = (text: string): string =>
  text.replaceAll(address, '(hidden)').replaceAll(phone, '(hidden)')
