import { cancellationTerms } from '@rihla/contract/cancellation/terms'
import { languages } from '@rihla/contract/values/language'
import { expect, test } from 'vitest'
import type { OtherHotel, OtherOffer } from './other-stays.ts'
import { presentOtherPricing } from './present-others.ts'

// 12:00 in Cairo.
const NOW = new Date('2026-11-21T10:00:00Z')
const BEGINS = new Date('2026-12-05T12:00:00Z')
const hotel: OtherHotel = {
  id: 1_000_000_001,
  city_id: 1,
  name: 'Anchor Inn',
  city: 'Hurghada',
  stars: 3,
  latitude: 27,
  longitude: 33,
  check_in_from: '14:00',
  check_out_until: '12:00',
  description: '',
  address: '',
  features: [],
  images: [],
}
const offer = (freeUntil: string | null, ...steps: [until: string, percent: number][]) => {
  const it: OtherOffer = {
    roomId: 105,
    token: 'token',
    room: { en: 'Double', ar: 'غرفة مزدوجة' },
    board: 'BB',
    sleeps: 2,
    rooms: 1,
    roomsLeft: 9,
    total: 300_000,
    freeUntil,
    cancellation: cancellationTerms(
      BEGINS,
      steps.map(([until, percent]) => ({ until: new Date(until), percent })),
    ),
  }
  return it
}
const asked = {
  dates: { arrival: '2026-12-05', nights: 3 },
  party: { adults: 2, childAges: [] },
  now: NOW,
}

test.each([
  ['2026-12-03', [['2026-12-03T22:00:00Z', 100]], 'Refundable until 3 Dec', /^قابلة للاسترداد حتى/],
  // Free until this evening: no whole day is left of it.
  [
    null,
    [['2026-11-21T18:00:00Z', 100]],
    'Refundable until Sat 21 Nov 2026, 20:00',
    /^قابلة للاسترداد حتى .*20:00/,
  ],
  [null, [['2026-12-01T22:00:00Z', 75]], 'Partly refundable', /^يُسترد جزء من المبلغ$/],
  [null, [['2026-11-20T22:00:00Z', 75]], 'Non-refundable', /^غير قابلة للاسترداد$/],
  [null, [], 'Non-refundable', /^غير قابلة للاسترداد$/],
] as [string | null, [string, number][], string, RegExp][])(
  'a plan that is free until %s, with %j, says of cancelling what its terms say',
  (until, steps, english, arabic) => {
    const [en, ar] = languages.map(
      (language) => presentOtherPricing([offer(until, ...steps)], hotel, asked, language).Rooms[0],
    )
    expect(en?.IsRefundableText).toBe(english)
    expect(ar?.IsRefundableText).toMatch(arabic)
    const refunds = (en?.Cancellation ?? []).some(({ Percent }) => Percent > 0)
    expect(refunds).toBe(english !== 'Non-refundable')
  },
)
