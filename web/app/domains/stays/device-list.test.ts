import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recentStays, type KeptStay } from './device-list.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  recentStays.forget()
})

const stay = (id: number, kind: KeptStay['kind'] = 'hotel'): KeptStay => ({
  kind,
  id,
  name: `Stay ${id}`,
  city: 'Hurghada',
  stars: 4,
  image: null,
})
const ids = (): number[] => recentStays.current().map(({ id }) => id)

describe('stays kept on the device', () => {
  it('has the newest first, each once, twelve at most', () => {
    for (let id = 1; id <= 14; id += 1) recentStays.put(stay(id))
    recentStays.put(stay(9))
    expect(ids()).toEqual([9, 14, 13, 12, 11, 10, 8, 7, 6, 5, 4, 3])
    recentStays.forget()
    expect(ids()).toHaveLength(12)
  })

  it('tells a hotel from a ship of the same number', () => {
    recentStays.put(stay(1))
    recentStays.put(stay(1, 'cruise'))
    expect(ids()).toEqual([1, 1])
    recentStays.drop({ kind: 'hotel', id: 1 })
    expect(recentStays.has({ kind: 'hotel', id: 1 })).toBe(false)
    expect(recentStays.has({ kind: 'cruise', id: 1 })).toBe(true)
  })

  it.each(['{', '"text"', '[null, 3, {"name": "x"}]'])('takes %s for nothing', (text) => {
    kept.set('rihla:recent-stays', text)
    expect(recentStays.current()).toEqual([])
  })

  it('tells who listens', () => {
    const listener = vi.fn()
    const stop = recentStays.subscribe(listener)
    recentStays.put(stay(1))
    recentStays.clear()
    stop()
    recentStays.put(stay(2))
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
