import { languages, type Language } from '@rihla/contract/values/language'
import { describe, expect, test } from 'vitest'
import { facts, SITE } from '../testing/post-office.ts'
import { accountDeletedMail } from './account-deleted.ts'
import { activateAccountMail } from './activate-account.ts'
import { alreadyRegisteredMail } from './already-registered.ts'
import { stopMovedMail } from './changing/stop-moved.ts'
import { codeMail } from './code.ts'
import { lateChoiceMail } from './late-choice.ts'
import { passwordChangedMail } from './password-changed.ts'
import { paymentDueMail } from './payment-due.ts'
import { letterMail } from './by-staff/letter.ts'
import { paymentLinkMail } from './by-staff/payment-link.ts'
import { paymentRefundedMail } from './refunds/payment-refunded.ts'
import { paymentReturnedMail } from './refunds/payment-returned.ts'
import { providerLinkedMail } from './provider-linked.ts'
import { secondFactorChangedMail } from './second-factor-changed.ts'
import { reservationConfirmedMail } from './reservation-confirmed.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const confirmed = (language: Language, changes: Parameters<typeof facts>[0] = {}) =>
  reservationConfirmedMail(language, facts(changes), { site: SITE, now: NOW, tickets: [] })

const at = (en: string, ar: string) => ({ name: { en, ar }, latitude: 30.1, longitude: 31.2 })
const moved = {
  stops: [
    { what: 'boarding', before: at('Gate 1', 'بوابة 1'), after: at('Gate 2', 'بوابة 2') },
    { what: 'alighting', before: at('Port', 'الميناء'), after: at('Port', 'الميناء') },
  ],
  cancelling: { en: 'Cancel by noon.', ar: 'ألغِ قبل الظهر.' },
  isBooked: true,
} as const

describe('every mail', () => {
  const mails = (language: Language) => [
    activateAccountMail(language, `${SITE}/account/activate?token=t`),
    alreadyRegisteredMail(language, SITE),
    confirmed(language),
    paymentRefundedMail(language, facts(), SITE),
    paymentRefundedMail(language, facts({ byPartner: true }), SITE),
    paymentRefundedMail(language, facts({ hadBegun: true }), SITE),
    paymentDueMail(language, { facts: facts(), deadline: NOW.toISOString() }, SITE),
    paymentDueMail(language, { facts: facts(), back: facts(), deadline: NOW.toISOString() }, SITE),
    paymentLinkMail(language, facts({ guest: { pin: '123456', key: 'key' } }), NOW, SITE),
    letterMail(language, facts(), { en: 'We looked.', ar: 'بحثنا.' }[language], SITE),
    letterMail(language, facts(), 'https://maps.example/ramses', SITE),
    stopMovedMail(language, facts(), moved, { site: SITE, now: NOW, tickets: [] }),
    codeMail(language, 'reset', '481592'),
    codeMail(language, 'email', '481592'),
    passwordChangedMail(language, NOW, SITE),
    providerLinkedMail(language, 'Google', NOW, SITE),
    secondFactorChangedMail(language, { what: 'passkey-added', name: 'Mona' }, NOW, SITE),
    secondFactorChangedMail(language, { what: 'passkey-copied', name: 'Mona' }, NOW, SITE),
    accountDeletedMail(language),
  ]

  test.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ] as const)('in %s reads %s and says the same in text and HTML', (language, direction) => {
    for (const { html, text, subject } of mails(language)) {
      expect(html).toContain(`<html lang="${language}" dir="${direction}">`)
      expect(html).toContain(`<body dir="${direction}"`)
      expect(subject.length).toBeGreaterThan(10)
      // A title holds words alone: an element in it would be read, and printed, as it is written.
      const words = (its: string): string => its.replaceAll(/[\u2066-\u2069]/g, '')
      expect(words(/<title>(.*)<\/title>/.exec(html)?.[1] ?? '')).toBe(words(subject))
      for (const [, link = ''] of html.matchAll(/href="(http[^"]+)"/g)) {
        const address = link.replaceAll('&amp;', '&')
        expect(text).toContain(address)
        // A page opens in the language of its mail; a map of somebody else's has an address of its own.
        const named = address.startsWith(`${SITE}/`) ? language : null
        expect(new URL(address).searchParams.get('lang'), address).toBe(named)
      }
      // What makes links of addresses takes a mark behind one along.
      for (const [address] of text.matchAll(/http\S+/g)) expect(address).toMatch(/^[\x21-\x7e]+$/)
    }
  })

  test.each(languages)('in %s needs no picture, and is read on a dark screen', (language) => {
    for (const { html } of mails(language)) {
      expect(html).not.toMatch(/<img|url\(|background=/)
      expect(html).toContain('<meta name="color-scheme" content="light dark">')
      const dark = /prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html)?.[1] ?? ''
      // Whatever has a colour of its own has another one in the dark; what stands on a band of ours keeps it.
      const coloured = [...html.matchAll(/<(\w+)([^>]*style="[^"]*(?:color|background):#[^"]*")/g)]
      const kept = coloured.filter(([, , attributes = '']) => !attributes.includes('class='))
      expect(kept.every(([tag]) => /#ffffff|background:#083e43/.test(tag))).toBe(true)
      for (const name of ['page', 'card', 'line', 'ink', 'soft', 'link'])
        expect(dark).toContain(`.${name}{`)
    }
  })

  test('in Arabic has Western digits and no left-over English', () => {
    for (const { text } of mails('ar')) {
      expect(text).not.toMatch(/[٠-٩]/)
      const words = text.replaceAll(/https?:\S+/g, '').match(/[A-Za-z]{2,}/g) ?? []
      expect(words.filter((word) => !['RH', 'KM', 'QX', 'Mona', 'Hassan'].includes(word))).toEqual(
        [],
      )
    }
  })
})

describe('a mail about a booking that is over', () => {
  const sold = {
    pickUp: { from: 'Nile Palace' },
    cancellation: { en: ['Free until Wed'], ar: ['مجاني حتى الأربعاء'] },
  }
  const returned = (language: Language, changes: Parameters<typeof facts>[0] = {}) =>
    paymentReturnedMail(language, facts({ ...sold, ...changes }), { reason: 'paid_twice' }, SITE)
  const over = (language: Language) => [
    paymentRefundedMail(language, facts(sold), SITE),
    paymentRefundedMail(language, facts({ ...sold, hadBegun: true }), SITE),
    paymentReturnedMail(language, facts(sold), { reason: 'booking_over' }, SITE),
    returned(language, { isOver: true }),
    letterMail(language, facts({ ...sold, isOver: true }), 'RH', SITE),
    lateChoiceMail(language, facts(sold), NOW, SITE),
  ]

  test.each(languages)('in %s says neither its terms nor where its people are fetched', (its) => {
    for (const { text } of over(its)) {
      expect(text).not.toContain(sold.cancellation[its][0])
      expect(text).not.toContain(sold.pickUp.from)
    }
    for (const { text } of [returned(its), letterMail(its, facts(sold), 'RH', SITE)])
      expect(text).toContain(sold.cancellation[its][0])
  })
})

describe('the mail of a confirmed reservation', () => {
  test('says reference, name, place, date, people, amount and where to find it', () => {
    const { text, subject } = confirmed('en')
    expect(subject).toBe('Confirmed: Sunrise over Abu Simbel, Thu 24 December 2026')
    for (const line of [
      'Reference: RH-7KM2QX',
      'Booking: Sunrise over Abu Simbel',
      'Place: Aswan',
      'Date: Thu 24 December 2026',
      'Guests: 3 people',
      'Amount: EGP\u00a02,450',
      'https://rihla.example/reservations/Activity/7',
    ])
      expect(text).toContain(line)
  })

  test('A2: isolates the reference in Arabic, in HTML and in text', () => {
    const { html, text } = confirmed('ar')
    expect(html).toContain('<bdi dir="ltr">RH-7KM2QX</bdi>')
    expect(text).toContain('رقم الحجز: \u2066RH-7KM2QX\u2069')
    expect(text).toContain('عدد الأفراد: 3 أفراد')
  })

  test('counts people in Arabic as Arabic does', () => {
    const people = (seats: number) => /عدد الأفراد: (.+)/.exec(confirmed('ar', { seats }).text)?.[1]
    expect([1, 2, 10, 11, 100].map(people)).toEqual([
      'فرد واحد',
      'فردان',
      '10 أفراد',
      '11 فردًا',
      '100 فرد',
    ])
  })

  test('shows days from and to, or the departure in Cairo time', () => {
    expect(confirmed('en', { toDate: '2026-12-27' }).text).toContain(
      'Date: Thu 24 December 2026 to Sun 27 December 2026',
    )
    expect(confirmed('ar', { toDate: '2026-12-27' }).text).toContain(
      'من الخميس 24 ديسمبر 2026 إلى الأحد 27 ديسمبر 2026',
    )
    expect(confirmed('en', { startsAt: '2026-07-01T15:30:00Z' }).text).toContain(
      'Wed 1 July, 18:30',
    )
  })

  test('shows what people typed as text, never as markup or as a change of direction', () => {
    const { html, text } = confirmed('en', {
      clientName: '<img src=x onerror=alert(1)> "\u202eM\u2069',
    })
    expect(html).toContain('<bdi>&lt;img src=x onerror=alert(1)&gt; &quot;M</bdi>')
    expect(html).not.toContain('<img')
    expect(text).not.toContain('\u202e')
  })
})
