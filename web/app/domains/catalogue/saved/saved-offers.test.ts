import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiClient } from '../../../platform/api/client.ts'
import { clearSessionHint, setSessionHint } from '../../../platform/session/session-hint.ts'
import { syncWithAccount, publishChanges } from './saved-offers-sync.tsx'
import { savedOffers, SAVED_OFFERS_KEY, type SavedOffer } from './saved-offers.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  savedOffers.readAgain()
})

const offer = (id: number, module: SavedOffer['module'] = 'Hotel'): SavedOffer => ({
  module,
  id,
  name: `Offer ${id}`,
  city: 'Hurghada',
  stars: 4,
  image: null,
})
const favourites = (): number[] => savedOffers.current().Favourites.map(({ id }) => id)
const viewed = (): number[] => savedOffers.current().Viewed.map(({ id }) => id)

describe('offers kept on the device', () => {
  it('have the newest first, each once, thirty looks at most', () => {
    for (let id = 1; id <= 33; id += 1) savedOffers.look(offer(id))
    savedOffers.look(offer(9))
    expect(viewed().slice(0, 3)).toEqual([9, 33, 32])
    savedOffers.readAgain()
    expect(viewed()).toHaveLength(30)
    expect(favourites()).toEqual([])
  })

  it('tell a hotel from a ship of the same number', () => {
    savedOffers.put('Favourites', offer(1))
    savedOffers.put('Favourites', offer(1, 'NileCruise'))
    savedOffers.drop('Favourites', offer(1))
    expect(savedOffers.current().Favourites).toMatchObject([{ module: 'NileCruise', id: 1 }])
  })

  it('aren’t looked at again while they are still looked at', () => {
    const listener = vi.fn()
    const stop = savedOffers.subscribe(listener)
    savedOffers.look(offer(1))
    savedOffers.look(offer(1))
    expect(listener).toHaveBeenCalledTimes(1)
    savedOffers.look({ ...offer(1), name: 'عرض' })
    expect(savedOffers.current().Viewed).toMatchObject([{ name: 'عرض' }])
    stop()
    savedOffers.clear()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('are added to what another tab has kept meanwhile, also before this one hears of it', () => {
    savedOffers.put('Favourites', offer(1))
    const inOtherTab = [offer(2), offer(1)].map((it) => ({ ...it, at: Date.now() }))
    stored.set(SAVED_OFFERS_KEY, JSON.stringify({ owner: null, Favourites: inOtherTab }))
    savedOffers.put('Favourites', offer(3))
    expect(favourites()).toEqual([3, 2, 1])
    stored.set(SAVED_OFFERS_KEY, JSON.stringify({ owner: null, Favourites: inOtherTab }))
    savedOffers.readAgain()
    expect(favourites()).toEqual([2, 1])
  })

  it.each(['is full', 'is denied'])('stay in the page when the storage %s', (why) => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        if (why === 'is denied') throw new Error(why)
        return null
      },
      setItem: () => {
        throw new Error(why)
      },
    })
    savedOffers.put('Favourites', offer(1))
    savedOffers.put('Favourites', offer(2))
    expect(favourites()).toEqual([2, 1])
    savedOffers.clear()
  })

  it.each([
    '{',
    '"text"',
    '[]',
    '{"Favourites": [null, 3, {"id": 4}]}',
    '{"owner": "me", "Favourites": [{"module": "Hotel", "id": 1}]}',
  ])('take %s for nothing', (text) => {
    stored.set(SAVED_OFFERS_KEY, text)
    expect(savedOffers.current()).toEqual({ owner: null, Favourites: [], Viewed: [], unsent: [] })
  })
})

/** An account that stores what it is sent, or is away. */
function account(
  lists: Record<'Favourites' | 'Viewed', number[]> = { Favourites: [], Viewed: [] },
  gone: number[] = [],
) {
  const sent: string[] = []
  const it = { sent, away: false, lists }
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
    if (name === 'getSavedOffers')
      return {
        Favourites: answer(it.lists.Favourites),
        Viewed: answer(it.lists.Viewed),
        NotOnSale: gone.flatMap((Id) => {
          const key = { ModuleType: 'Hotel', Id, KeptAt: '2026-01-02T00:00:00.000Z' }
          return [
            { ...key, List: 'Favourites' },
            { ...key, List: 'Viewed' },
          ]
        }),
      }
    for (const { List, Id, Keep } of input.Changes ?? [])
      sent.push(`${Keep ? '+' : '-'}${List} ${Id}`)
    return true
  }
  // Of the client nothing but `call` is used, and of its calls these two alone.
  return { ...it, it, api: { call } as unknown as ApiClient }
}

describe('a device and an account', () => {
  beforeEach(() => setSessionHint(5))

  it('add up when a user signs in', async () => {
    savedOffers.put('Favourites', offer(1))
    savedOffers.look(offer(2))
    const { api, sent } = account({ Favourites: [7, 1], Viewed: [2] })
    await syncWithAccount(api, 5, 'en')
    expect(sent).toEqual(['+Favourites 1', '+Viewed 2'])
    expect([savedOffers.current().owner, favourites(), viewed()]).toEqual([5, [7, 1], [2]])
  })

  it('keep what is turned while they add up', async () => {
    for (const id of [1, 2]) savedOffers.put('Favourites', offer(id))
    const { api, it, sent } = account({ Favourites: [2, 1], Viewed: [] })
    const adding = syncWithAccount(api, 5, 'en')
    savedOffers.drop('Favourites', offer(1))
    savedOffers.put('Favourites', offer(3))
    await adding
    expect(favourites()).toEqual([3, 2])
    it.lists.Favourites = [3, 2]
    await syncWithAccount(api, 5, 'en')
    expect(sent).toEqual(['+Favourites 2', '+Favourites 1', '-Favourites 1', '+Favourites 3'])
    expect(favourites()).toEqual([3, 2])
  })

  it('are sent only what has changed from then on, once', async () => {
    const { api, sent } = account({ Favourites: [1], Viewed: [] })
    await syncWithAccount(api, 5, 'en')
    savedOffers.drop('Favourites', offer(1))
    savedOffers.put('Favourites', offer(3))
    savedOffers.drop('Favourites', offer(3))
    await publishChanges(api, 5)
    await publishChanges(api, 5)
    expect(sent).toEqual(['-Favourites 1', '-Favourites 3'])
  })

  it('follow what another device has forgotten, but not over a change of this one', async () => {
    const { api, it } = account({ Favourites: [1, 2], Viewed: [] })
    await syncWithAccount(api, 5, 'en')
    it.lists.Favourites = [1]
    await syncWithAccount(api, 5, 'en')
    expect(favourites()).toEqual([1])
    const late = syncWithAccount(api, 5, 'en')
    savedOffers.drop('Favourites', offer(1))
    await late
    expect(favourites()).toEqual([])
  })

  it('keep what is not on sale, which can be taken off', async () => {
    const { api, sent } = account({ Favourites: [1], Viewed: [2] }, [9])
    await syncWithAccount(api, 5, 'en')
    expect([favourites(), viewed()]).toEqual([
      [1, 9],
      [2, 9],
    ])
    for (const it of savedOffers.current().Viewed) savedOffers.drop('Viewed', it)
    await publishChanges(api, 5)
    expect(sent).toEqual(['-Viewed 2', '-Viewed 9'])
  })

  it('lose nothing while the account can’t be reached', async () => {
    const { api, it, sent } = account()
    await syncWithAccount(api, 5, 'en')
    it.away = true
    savedOffers.put('Favourites', offer(4))
    await expect(publishChanges(api, 5)).rejects.toThrow('away')
    savedOffers.readAgain()
    it.away = false
    await publishChanges(api, 5)
    expect(sent).toEqual(['+Favourites 4'])
    expect(savedOffers.current().unsent).toEqual([])
  })

  it('aren’t kept apart by nonsense on the device', async () => {
    const bad = [
      { module: 'Bus', id: 1, at: 1 },
      { module: 'Hotel', id: 1.5, at: 1 },
    ]
    stored.set(SAVED_OFFERS_KEY, JSON.stringify({ Favourites: [...bad, { ...offer(2), at: 1 }] }))
    savedOffers.readAgain()
    const { api, sent } = account({ Favourites: [2], Viewed: [] })
    await syncWithAccount(api, 5, 'en')
    expect([sent, favourites()]).toEqual([['+Favourites 2'], [2]])
  })

  it('never hand one person’s offers to another', async () => {
    const mona = account({ Favourites: [1], Viewed: [] })
    await syncWithAccount(mona.api, 5, 'en')
    savedOffers.put('Favourites', offer(2))
    setSessionHint(6)
    const omar = account()
    await syncWithAccount(omar.api, 6, 'en')
    expect(omar.sent).toEqual([])
    expect([savedOffers.current().owner, favourites()]).toEqual([6, []])
  })
  it('part at sign-out: what the next visitor saves is theirs', async () => {
    const { api } = account({ Favourites: [1], Viewed: [2] })
    await syncWithAccount(api, 5, 'en')
    clearSessionHint()
    savedOffers.put('Favourites', offer(3))
    const { owner, unsent } = savedOffers.current()
    expect([owner, favourites(), viewed(), unsent]).toEqual([null, [3], [], []])
  })

  it('leave nothing of an account on the device when it has signed out', async () => {
    const { api } = account({ Favourites: [1], Viewed: [] })
    await syncWithAccount(api, 5, 'en')
    clearSessionHint()
    savedOffers.readAgain()
    expect([favourites(), stored.get(SAVED_OFFERS_KEY)]).toEqual([[], undefined])
  })

  it('stay apart when the user signs out before the account has answered', async () => {
    savedOffers.put('Favourites', offer(1))
    const { api } = account({ Favourites: [1, 2], Viewed: [] })
    const adding = syncWithAccount(api, 5, 'en')
    clearSessionHint()
    await adding
    expect([savedOffers.current().owner, favourites()]).toEqual([null, [1]])
  })
})
