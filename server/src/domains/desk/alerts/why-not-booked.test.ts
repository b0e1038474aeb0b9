import { expect, it } from 'vitest'
import { presentAlert } from './mount-alerts.ts'

/** About no reservation. */
const row = {
  id: 1,
  kind: 'paid_but_gone',
  subject: '7',
  at: new Date('2026-12-01T10:00:00Z'),
  reservation_id: null,
  reservation_reference: null,
  module: null,
  name: null,
  client_name: null,
  client_phone: null,
  from_date: null,
  status: null,
}
const reads = (because: string, language: 'en' | 'ar'): string | undefined =>
  presentAlert({ ...row, detail: { because } }, language).Details[0]?.Value

it.each([
  [
    'it costs 877500 by now, 756000 were paid',
    'It costs EGP 8,775 by now, it was sold for EGP 7,560',
    'أصبحت التكلفة 8,775 ج.م، وقد بيعت بسعر 7,560 ج.م',
  ],
  ['sold_out: No allotment', 'The room is sold out: No allotment', 'نفدت الغرفة: No allotment'],
  ['rate_gone', 'The room is gone at these terms', 'لم تعد الغرفة متاحة بهذه الشروط'],
  [
    'invalid_guests: who travels isn’t known any more',
    'The guests’ names were deleted by then',
    'كانت أسماء الضيوف قد حُذفت',
  ],
  ['never seen at the supplier', 'The partner has no such booking', 'لا يوجد هذا الحجز لدى الشريك'],
  ['something new', 'something new', 'something new'],
])('why a partner’s room isn’t booked, “%s”, is said in both languages', (because, en, ar) => {
  const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')
  expect([plain(reads(because, 'en')), plain(reads(because, 'ar'))]).toEqual([en, ar])
})
