import { createHmac } from 'node:crypto'

const lifetimeMs = 60 * 60 * 1000

/** A token that is good for an hour, also after the sandbox was started anew. */
export function issueToken(apiKey: string, now: Date): string {
  const until = String(now.getTime() + lifetimeMs)
  return `${Buffer.from(until).toString('base64url')}.${seal(apiKey, until)}`
}

/** True for a token of ours that has not run out. */
export function isToken(token: string, apiKey: string, now: Date): boolean {
  const [head = '', mark] = token.split('.')
  const until = Buffer.from(head, 'base64url').toString()
  return mark === seal(apiKey, until) && Number(until) > now.getTime()
}

function seal(apiKey: string, text: string): string {
  return createHmac('sha256', apiKey).update(text).digest('base64url')
}
