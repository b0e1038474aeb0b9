import { expect, test } from 'vitest'
import activitiesAr from '../../activities/messages.ar.ts'
import activitiesEn from '../../activities/messages.en.ts'
import dayUseAr from '../../day-use/messages.ar.ts'
import dayUseEn from '../../day-use/messages.en.ts'

// Some offers give nothing back: what search engines show of a list promises no more than its head.
test.each([
  [activitiesEn, /most bookings can be cancelled free/],
  [dayUseEn, /most bookings can be cancelled free/],
  [activitiesAr, /معظم الحجوزات مجانًا/],
  [dayUseAr, /معظم الحجوزات مجانًا/],
])('the description of a list says of most that they can be cancelled free', (texts, said) => {
  expect(texts.description).toMatch(said)
  expect(texts.heroCancellation).toMatch(/^9\d%/)
})
