import { refusals, type RefusalCode } from '@rihla/contract/refusals'
import type { Language } from '@rihla/contract/values/language'
import type { Caller } from '../platform/http/caller.ts'
import type { Refusal } from '../platform/refusal.ts'
import { waitText } from '../platform/wait-text.ts'
import { refusalTexts } from './texts.ts'

const isKnown = (code: string): code is RefusalCode => code in refusals

/** The text of a refusal in a language, its placeholders filled. */
export function refusalText(refusal: Refusal, language: Language): string {
  const code = isKnown(refusal.refusal) ? refusal.refusal : 'server_error'
  const seconds = refusal.params?.['seconds']
  const wait = seconds === undefined ? '' : waitText(Number(seconds), language)
  const params: Readonly<Record<string, string | number>> = { ...refusal.params, wait }
  return refusalTexts[code][language].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(params[name] ?? ''),
  )
}

/** The one place that turns a refusal into an HTTP answer in the envelope. */
export function presentRefusal(
  refusal: Refusal,
  caller: Caller,
  fields?: Record<string, string>,
): Response {
  const params = { requestId: caller.requestId, ...refusal.params }
  const body = {
    Error: refusalText({ refusal: refusal.refusal, params }, caller.language),
    Data: null,
    code: refusal.refusal,
    requestId: caller.requestId,
    ...(fields && { fields }),
  }
  const status = isKnown(refusal.refusal) ? refusals[refusal.refusal] : 500
  const headers = new Headers({ 'content-type': 'application/json' })
  if (refusal.params?.['seconds'] !== undefined && status === 429)
    headers.set('retry-after', String(refusal.params['seconds']))
  return new Response(JSON.stringify(body), { status, headers })
}
