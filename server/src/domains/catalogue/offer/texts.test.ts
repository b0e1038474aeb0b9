import { describe, expect, test } from 'vitest'
import { counted, dateText, freeCancellationText, ratingDegree, readableDuration } from './texts.ts'

test.each([
  [1, 'ساعة'],
  [2, 'ساعتان'],
  [3, '3 ساعات'],
  [10, '10 ساعات'],
  [11, '11 ساعة'],
  [48, '48 ساعة'],
  [103, '103 ساعات'],
])('%i hours in Arabic', (n, text) => {
  expect(counted(n, 'hour', 'ar')).toBe(text)
})

test.each([
  [1, 'يوم'],
  [2, 'يومان'],
  [7, '7 أيام'],
  [14, '14 يومًا'],
  [100, '100 يوم'],
])('%i days in Arabic', (n, text) => {
  expect(counted(n, 'day', 'ar')).toBe(text)
})

test.each([
  [1, 'ليلة', 'غرفة', 'طفل'],
  [2, 'ليلتان', 'غرفتان', 'طفلان'],
  [3, '3 ليالٍ', '3 غرف', '3 أطفال'],
  [14, '14 ليلة', '14 غرفة', '14 طفلًا'],
])('%i nights, rooms and children in Arabic', (n, night, room, child) => {
  expect([counted(n, 'night', 'ar'), counted(n, 'room', 'ar'), counted(n, 'child', 'ar')]).toEqual([
    night,
    room,
    child,
  ])
})

describe('durations', () => {
  test.each([
    [45, '45 minutes', '45 دقيقة'],
    [60, '1 hour', 'ساعة'],
    [90, '1 hour 30 minutes', 'ساعة و30 دقيقة'],
    [125, '2 hours 5 minutes', 'ساعتان و5 دقائق'],
    [1440, '1 day', 'يوم'],
    [1800, '1 day 6 hours', 'يوم و6 ساعات'],
    [2880, '2 days', 'يومان'],
  ])('%i minutes', (minutes, en, ar) => {
    expect(readableDuration(minutes, 'en')).toBe(en)
    expect(readableDuration(minutes, 'ar')).toBe(ar)
  })
})

test.each([
  [null, null, null],
  [0, 'Free cancellation', 'إلغاء مجاني'],
  [2, 'Free cancellation up to 2 hours before', 'إلغاء مجاني حتى ساعتين قبل الموعد'],
  [24, 'Free cancellation up to 24 hours before', 'إلغاء مجاني حتى 24 ساعة قبل الموعد'],
  [48, 'Free cancellation up to 2 days before', 'إلغاء مجاني حتى يومين قبل الموعد'],
  [72, 'Free cancellation up to 3 days before', 'إلغاء مجاني حتى 3 أيام قبل الموعد'],
])('free cancellation until %s hours before', (hours, en, ar) => {
  expect(freeCancellationText(hours, 'en')).toBe(en)
  expect(freeCancellationText(hours, 'ar')).toBe(ar)
})

test('dates are written out with Western digits', () => {
  expect(dateText('2026-11-22', 'en')).toBe('Sunday, 22 November 2026')
  expect(dateText('2026-11-22', 'ar')).toBe('الأحد 22 نوفمبر 2026')
})

test.each([
  [50, 'Exceptional'],
  [48, 'Exceptional'],
  [47, 'Excellent'],
  [40, 'Very good'],
  [35, 'Good'],
  [34, null],
  [0, null],
])('a rating of %i tenths is %s', (tenths, text) => {
  expect(ratingDegree(tenths, 'en')).toBe(text)
})
