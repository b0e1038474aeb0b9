import { NOTIFICATION_STREAM_PATH } from '@rihla/contract/notifications'
import type { Browser, TestApp } from '../../../testing/app.ts'

/** Opens the stream of a browser, as the web does it. */
export const openStream = async (
  { app }: Pick<TestApp, 'app'>,
  browser: Browser,
  headers: Record<string, string> = {},
): Promise<Response> =>
  app.http.request(NOTIFICATION_STREAM_PATH, {
    headers: {
      'application-id': browser.applicationId,
      'accept-language': 'en-US',
      ...(browser.token && { cookie: `session=${browser.token}` }),
      ...headers,
    },
  })

/** What a stream says, message by message; null when it has ended. */
export function messagesOf(response: Response) {
  const reader = response.body?.getReader()
  if (!reader) throw new Error('The answer has no body')
  const decoder = new TextDecoder()
  let text = ''
  return {
    async next(): Promise<string | null> {
      for (;;) {
        const [message, ...more] = text.split('\n\n')
        if (message !== undefined && more.length > 0) {
          text = more.join('\n\n')
          return message
        }
        const { value, done } = await reader.read()
        if (done) return null
        text += decoder.decode(value, { stream: true })
      }
    },
    close: () => reader.cancel(),
  }
}

/** A message with this number of unread notices. */
export const unread = (count: number): string => `event: count\ndata: ${count}`
