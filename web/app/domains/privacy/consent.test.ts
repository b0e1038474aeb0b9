import { describe, expect, it } from 'vitest'
import { createConsents, parseConsent, TEXT_VERSION, type Consent } from './consent.ts'

const both = { analytics: true, liveChat: true }

function browser(text: string | null = null) {
  let kept = text
  let hour = 9
  const consents = createConsents({
    read: () => kept,
    write: (next) => (kept = next),
    now: () => `2026-07-01T${String((hour += 1))}:00:00Z`,
  })
  return { consents, kept: () => parseConsent(kept) }
}

describe('a choice', () => {
  it('is stored with the version of its text and the time, and listeners are notified', () => {
    const { consents, kept } = browser()
    let notified = 0
    consents.subscribe(() => (notified += 1))
    expect(consents.current()).toBeNull()
    consents.choose({ analytics: true, liveChat: false }, 'ar')
    expect(kept()).toEqual({
      analytics: true,
      liveChat: false,
      version: `${TEXT_VERSION}.ar`,
      at: '2026-07-01T10:00:00Z',
      recorded: false,
    })
    expect([consents.current(), notified]).toEqual([kept(), 1])
  })

  it('stays the same object until it changes', () => {
    const { consents } = browser()
    consents.choose(both, 'en')
    expect(consents.current()).toBe(consents.current())
  })

  it.each([
    ['of older words', JSON.stringify({ ...both, version: '2024-01-01.en', at: 'then' })],
    ['half of it', JSON.stringify({ analytics: true, version: `${TEXT_VERSION}.en`, at: 'then' })],
    [
      'of no kind',
      JSON.stringify({ analytics: 'yes', liveChat: 1, version: `${TEXT_VERSION}.en`, at: '' }),
    ],
    ['broken', '{'],
    ['nothing', 'null'],
    ['of a strange version', JSON.stringify({ ...both, version: 7, at: 'then' })],
  ])('is asked for again: %s', (_, text) => {
    expect(browser(text).consents.current()).toBeNull()
  })
})

describe('the record', () => {
  it('is made once for each choice', async () => {
    const { consents, kept } = browser()
    const sent: Consent[] = []
    const send = (choice: Consent) => Promise.resolve(sent.push(choice))
    await consents.record(send)
    consents.choose(both, 'en')
    await consents.record(send)
    await consents.record(send)
    expect([sent.length, kept()?.recorded]).toEqual([1, true])
  })

  it('is tried again after a failure', async () => {
    const { consents, kept } = browser()
    consents.choose(both, 'en')
    await consents.record(() => Promise.reject(new Error('offline')))
    expect(kept()?.recorded).toBe(false)
  })

  it('of an older choice doesn’t cover a newer one', async () => {
    const { consents, kept } = browser()
    consents.choose(both, 'en')
    await consents.record(async () => consents.choose({ analytics: false, liveChat: false }, 'en'))
    expect(kept()).toMatchObject({ analytics: false, recorded: false })
  })
})
