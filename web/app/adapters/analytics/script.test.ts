import type { AnalyticsEvent } from '../../ports/analytics.ts'
import { analyticsConformance } from '../../ports/testing/analytics.ts'
import { expect, it } from 'vitest'
import { scriptAnalytics } from './script.ts'

const settled = (): Promise<void> => new Promise((done) => setImmediate(done))

analyticsConformance('script', () => {
  const received: AnalyticsEvent[] = []
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let vendor: { send(event: object): void } | undefined
  return {
    analytics: scriptAnalytics({ load: () => promise, vendor: () => vendor }),
    arrive() {
      vendor = { send: (event) => received.push(event as AnalyticsEvent) }
      resolve()
      return settled()
    },
    fail() {
      reject(new Error('blocked'))
      return settled()
    },
    received: () => received,
  }
})

it('bears a vendor that throws', async () => {
  const vendor = {
    send(): void {
      throw new Error('theirs')
    },
  }
  const analytics = scriptAnalytics({ load: () => Promise.resolve(), vendor: () => vendor })
  await settled()
  expect(() =>
    analytics.send({ name: 'page_view', path: '/', title: '', language: 'ar' }),
  ).not.toThrow()
})
