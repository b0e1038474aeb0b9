import { describe, expect, it } from 'vitest'
import type { Analytics, AnalyticsEvent } from '../analytics.ts'

/** An adapter with the company in hand. */
export type AnalyticsBench = {
  analytics: Analytics
  /** The company can be reached from now on. */
  arrive(): Promise<void>
  /** It can't be reached, now or ever. */
  fail(): Promise<void>
  received(): object[]
  /** What it tells of an event, where that is less than all of it. */
  told?(event: AnalyticsEvent): object
}

const failed: AnalyticsEvent = { name: 'login_failed', method: 'password', code: 'invalid' }
const view: AnalyticsEvent = { name: 'page_view', path: '/', title: 'Rihla', language: 'en' }

/** What every adapter of Analytics must do. */
export function analyticsConformance(name: string, open: () => AnalyticsBench): void {
  describe(`analytics by ${name}`, () => {
    it('tells what happened, as it is and in order, also what happened before it was there', async () => {
      const { analytics, arrive, received, told = (event) => event } = open()
      analytics.send(view)
      expect(received()).toEqual([])
      await arrive()
      analytics.send(failed)
      expect(received()).toEqual([view, failed].map(told))
    })

    it('stays silent when the company can’t be reached', async () => {
      const { analytics, fail, received } = open()
      analytics.send(view)
      await fail()
      expect(() => analytics.send(failed)).not.toThrow()
      expect(received()).toEqual([])
    })

    it('keeps no endless list of what is never fetched', async () => {
      const { analytics, arrive, received } = open()
      for (let n = 0; n < 500; n += 1) analytics.send(view)
      await arrive()
      expect(received().length).toBeLessThanOrEqual(100)
    })
  })
}
