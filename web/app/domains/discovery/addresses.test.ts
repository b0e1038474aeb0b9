import { describe, expect, it } from 'vitest'
import { lastMinuteHref, parseKind, parseShared, sharedHref } from './addresses.ts'

const query = (text: string) => new URL(text, 'http://x').searchParams

describe('the address of a shared list', () => {
  it('says which offers stand in it, in their order', () => {
    const offers = [
      { module: 'Hotel', id: 541 },
      { module: 'Activity', id: 12 },
      { module: 'NileCruise', id: 7 },
    ] as const
    expect(sharedHref(offers)).toBe('/saved?list=4-541_3-12_6-7')
    expect(parseShared(query(sharedHref(offers)))).toEqual(offers)
  })

  it.each(['', 'x', '7-1', '4-0', '4-1.5', '4-99999999999999999', '4--1', "4-1'"])(
    'has nothing of %j',
    (list) => expect(parseShared(new URLSearchParams({ list }))).toEqual([]),
  )

  it('is read as far as a list may be long', () => {
    const list = Array.from({ length: 5000 }, (_, at) => `4-${at + 1}`).join('_')
    expect(parseShared(new URLSearchParams({ list }))).toHaveLength(100)
  })

  it('is one’s own without it', () => expect(parseShared(query('/saved'))).toBeNull())
})

it('names the kind of last-minute offers, or none that makes sense', () => {
  expect(lastMinuteHref('NileCruise')).toBe('/last-minute?kind=nilecruise')
  expect(parseKind(query('/last-minute?kind=nilecruise'))).toBe('NileCruise')
  expect(
    ['/last-minute', '/last-minute?kind=bus', '/last-minute?kind='].map((it) =>
      parseKind(query(it)),
    ),
  ).toEqual([null, null, null])
})
