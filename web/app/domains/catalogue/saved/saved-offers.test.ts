import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiClient } from '../../../platform/api/client.ts'
import { stepIntoLine, tellAccount } from './saved-offers-sync.tsx'
import { kept, KEPT_KEY, type KeptOffer } from './saved-offers.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  kept.forget()
})

const offer = (id: number, module: KeptOffer['module'] = 'Hotel'): KeptOffer => ({
  module,
  id,
  name: `Offer ${id}`,
  city: 'Hurghada',
  stars: 4,
  image: null,
})
const favourites = (): number[] => kept.current().Favourites.map(({ id }) => id)
const viewed = (): number[] => kept.current().Viewed.map(({ id }) => id)

describe('offers kept on the device', () => {
  it('have the newest first, each once, thirty looks at most', () => {
    for (let id = 1; id <= 33; id += 1) kept.look(offer(id))
    kept.look(offer(9))
    expect(viewed().slice(0, 3)).toEqual([9, 33, 32])
    kept.forget()
    expect(viewed()).toHaveLength(30)
    expect(favourites()).toEqual([])
  })

  it('tell a hotel from a ship of the same number', () => {
    kept.put('Favourites', offer(1))
    kept.put('Favourites', offer(1, 'NileCruise'))
    kept.drop('Favourites', offer(1))
    expect(kept.current().Favourites).toMatchObject([{ module: 'NileCruise', id: 1 }])
  })

  it('aren’t looked at again while they are still looked at', () => {
    const listener = vi.fn()
    const stop = kept.subscribe(listener)
    kept.look(offer(1))
    kept.look(offer(1))
    expect(listener).toHaveBeenCalledTimes(1)
    kept.look({ ...offer(1), name: 'عرض' })
    expect(kept.current().Viewed).toMatchObject([{ name: 'عرض' }])
    stop()
    kept.clear()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it.each([
    '{',
    '"text"',
    '[]',
    '{"Favourites": [null, 3, {"id": 4}]}',
    '{"owner": "me", "Favourites": [{"module": "Hotel", "id": 1}]}',
  ])('take %s for nothing', (text) => {
    stored.set(KEPT_KEY, text)
    expect(kept.current()).toEqual({ owner: null, Favourites: [], Viewed: [], unsent: [] })
  })
})

/** An account that keeps what it is told, or is away. */
function account(
  lists: Record<'Favourites' | 'Viewed', number[]> = { Favourites: [], Viewed: [] },
) {
  const told: string[] = []
  const it = { told, away: false, lists }
  const answer = (list: number[]) =>
    list.map((Id, at) => ({
      ModuleType: 'Hotel',
      Id,
      Name: `Hotel ${Id}`,
      City: 'Luxor',
      Stars: 5,
      ImagePath: null,
      KeptAt: new Date(Date.UTC(2026, 0, 30 - at)).toISOString(),
    }))
  const call = async (
    name: string,
    input: { Changes?: { List: string; Id: number; Keep: boolean }[] },
  ) => {
    if (it.away) throw new Error('away')
    if (name === 'getKeptOffers')
      return { Favourites: answer(it.lists.Favourites), Viewed: answer(it.lists.Viewed) }
    for (const { List, Id, Keep } of input.Changes ?? [])
      told.push(`${Keep ? '+' : '-'}${List} ${Id}`)
    return true
  }
  // Of the client nothing but `call` is used, and of its calls these two alone.
  return { ...it, it, api: { call } as unknown as ApiClient }
}

describe('a device and an account', () => {
  it('add up when somebody signs in', async () => {
    kept.put('Favourites', offer(1))
    kept.look(offer(2))
    const { api, told } = account({ Favourites: [7, 1], Viewed: [2] })
    await stepIntoLine(api, 5)
    expect(told).toEqual(['+Favourites 1', '+Viewed 2'])
    expect([kept.current().owner, favourites(), viewed()]).toEqual([5, [7, 1], [2]])
  })

  it('are told only what has changed from then on, once', async () => {
    const { api, told } = account({ Favourites: [1], Viewed: [] })
    await stepIntoLine(api, 5)
    kept.drop('Favourites', offer(1))
    kept.put('Favourites', offer(3))
    kept.drop('Favourites', offer(3))
    await tellAccount(api, 5)
    await tellAccount(api, 5)
    expect(told).toEqual(['-Favourites 1', '-Favourites 3'])
  })

  it('follow what another device has forgotten, but not over a change of this one', async () => {
    const { api, it } = account({ Favourites: [1, 2], Viewed: [] })
    await stepIntoLine(api, 5)
    it.lists.Favourites = [1]
    await stepIntoLine(api, 5)
    expect(favourites()).toEqual([1])
    const late = stepIntoLine(api, 5)
    kept.drop('Favourites', offer(1))
    await late
    expect(favourites()).toEqual([])
  })

  it('lose nothing while the account can’t be reached', async () => {
    const { api, it, told } = account()
    await stepIntoLine(api, 5)
    it.away = true
    kept.put('Favourites', offer(4))
    await expect(tellAccount(api, 5)).rejects.toThrow('away')
    kept.forget()
    it.away = false
    await tellAccount(api, 5)
    expect(told).toEqual(['+Favourites 4'])
    expect(kept.current().unsent).toEqual([])
  })

  it('aren’t kept apart by nonsense on the device', async () => {
    const bad = [
      { module: 'Bus', id: 1, at: 1 },
      { module: 'Hotel', id: 1.5, at: 1 },
    ]
    stored.set(KEPT_KEY, JSON.stringify({ Favourites: [...bad, { ...offer(2), at: 1 }] }))
    kept.forget()
    const { api, told } = account({ Favourites: [2], Viewed: [] })
    await stepIntoLine(api, 5)
    expect([told, favourites()]).toEqual([['+Favourites 2'], [2]])
  })

  it('never hand one person’s offers to another', async () => {
    const mona = account({ Favourites: [1], Viewed: [] })
    await stepIntoLine(mona.api, 5)
    kept.put('Favourites', offer(2))
    const omar = account()
    await stepIntoLine(omar.api, 6)
    expect(omar.told).toEqual([])
    expect([kept.current().owner, favourites()]).toEqual([6, []])
  })
})
