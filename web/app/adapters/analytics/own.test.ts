import { countedBatch, type CountedEvent } from '@rihla/contract/visits/batch'
import { expect, it } from 'vitest'
import type { AnalyticsEvent } from '../../ports/analytics.ts'
import { connectAnalytics, recordEvent } from '../../ports/analytics.ts'
import { analyticsConformance } from '../../ports/testing/analytics.ts'
import { ownAnalytics } from './own.ts'

const untitled = (event: AnalyticsEvent): object => {
  const { title: _, ...rest } = { title: '', ...event }
  return rest
}

/** A page whose batches are looked at; nothing is sent until `go` or `leave`. */
function openPage() {
  const taken: CountedEvent[] = []
  const due: (() => void)[] = []
  let leave = (): void => undefined
  let reachable = true
  const analytics = ownAnalytics({
    send(batch) {
      // What the server would refuse was never sent.
      if (reachable) taken.push(...countedBatch.parse(JSON.parse(batch)).events)
      return reachable
    },
    later: (flush) => due.push(flush),
    onLeave: (flush) => (leave = flush),
  })
  return {
    analytics,
    taken,
    go: () => due.splice(0).forEach((flush) => flush()),
    leave: () => leave(),
    vanish: () => void (reachable = false),
  }
}

analyticsConformance('our own server', () => {
  const page = openPage()
  let arrived = false
  return {
    analytics: page.analytics,
    async arrive() {
      arrived = true
      page.go()
    },
    async fail() {
      page.vanish()
      page.go()
    },
    received() {
      if (arrived) page.go()
      return page.taken
    },
    told: untitled,
  }
})

it('sends what is left when its page is left, and nothing twice', () => {
  const { analytics, taken, go, leave } = openPage()
  analytics.send({ name: 'search', module: 'Bus' })
  leave()
  go()
  analytics.send({ name: 'paid', module: 'Bus', value: 450 })
  leave()
  leave()
  expect(taken).toEqual([
    { name: 'search', module: 'Bus' },
    { name: 'paid', module: 'Bus', value: 450 },
  ])
})

it('bears a browser that can’t send', () => {
  const analytics = ownAnalytics({
    send() {
      throw new TypeError('not a function')
    },
    later: (flush) => flush(),
    onLeave: () => undefined,
  })
  expect(() => analytics.send({ name: 'search', module: 'Bus' })).not.toThrow()
})

it('sends nothing more once the visitor has said no', () => {
  const { analytics, taken, go, leave } = openPage()
  connectAnalytics(analytics)
  recordEvent('search', { module: 'Bus' })
  connectAnalytics(null)
  go()
  leave()
  expect(taken).toEqual([])
})
