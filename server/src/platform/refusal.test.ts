import { describe, expect, it } from 'vitest'
import { isRefusal, refuse } from './refusal.ts'

describe('a refusal', () => {
  it('is told from data, from faults and from nothing', () => {
    expect(isRefusal(refuse('sold_out'))).toBe(true)
    expect(isRefusal(refuse('too_many_guests', { max: 20 }))).toBe(true)
    const others = [null, undefined, 'refusal', 0, [], {}, new Error('refusal')]
    expect(others.filter(isRefusal)).toEqual([])
  })

  it('carries values only when it has some, so that two alike are equal', () => {
    expect(refuse('sold_out')).toStrictEqual({ refusal: 'sold_out' })
    expect(refuse('price_changed', { price: '500' })).toStrictEqual({
      refusal: 'price_changed',
      params: { price: '500' },
    })
  })
})
