import type { SavedModule } from '@rihla/contract/modules'
import type { SavedListName, MOST_SAVED } from '@rihla/contract/account/saved-limits'
import type { Language } from '@rihla/contract/values/language'
import { useState, useSyncExternalStore } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { deviceStorage } from '../../../platform/storage.ts'

/** Which offer: its kind and its number within the kind. */
export type OfferKey = { module: SavedModule; id: number }

/** What a small card needs of an offer that was seen or saved. */
export type SavedOffer = OfferKey & {
  name: string
  city: string
  stars: number
  image: string | null
  /** Of its name and city; not known of what was noted before this was. */
  language?: Language
}
export type SavedEntry = SavedOffer & { at: number }

/** What an offer is called. */
export type NamedOffer = OfferKey & Pick<SavedOffer, 'name' | 'city'>

/** A change that the account doesn't know of yet. */
export type Unsent = OfferKey & { list: SavedListName; keep: boolean; at: number }

/** What this device has saved: a visitor's lists, or its copy of an account's. */
export type SavedOffersState = {
  readonly owner: number | null
  readonly Favourites: readonly SavedEntry[]
  readonly Viewed: readonly SavedEntry[]
  readonly unsent: readonly Unsent[]
}

export const SAVED_OFFERS_KEY = 'rihla:kept'
const NOTHING: SavedOffersState = { owner: null, Favourites: [], Viewed: [], unsent: [] }
/** As many as an account keeps. */
const MOST = { Favourites: 100, Viewed: 30 } as const satisfies typeof MOST_SAVED

export const same = (a: OfferKey, b: OfferKey): boolean => a.module === b.module && a.id === b.id
const isEntry = (it: Partial<SavedEntry> | null): boolean =>
  typeof it?.id === 'number' && typeof it.at === 'number'
const listOf = <T>(it: unknown): readonly T[] => (Array.isArray(it) ? it.filter(isEntry) : [])

function read(): SavedOffersState {
  const { owner, Favourites, Viewed, unsent } =
    deviceStorage.readJson<SavedOffersState>(SAVED_OFFERS_KEY) ?? {}
  return {
    owner: typeof owner === 'number' ? owner : null,
    Favourites: listOf(Favourites),
    Viewed: listOf(Viewed),
    unsent: listOf(unsent),
  }
}

let state: SavedOffersState | null = null
const listeners = new Set<() => void>()
const current = (): SavedOffersState => (state ??= read())

function become(next: SavedOffersState): void {
  state = next
  deviceStorage.writeJson(SAVED_OFFERS_KEY, next)
  listeners.forEach((listener) => listener())
}

const applied = (list: readonly SavedEntry[], { keep, ...it }: SavedEntry & { keep: boolean }) => {
  const others = list.filter((other) => !same(other, it))
  return keep ? [it, ...others] : others
}

/** Keeps or forgets an offer; what belongs to an account waits to be sent to it. */
function change(list: SavedListName, keep: boolean, offer: SavedOffer): void {
  const now = current()
  const { module, id } = offer
  const at = Date.now()
  const others = now.unsent.filter((it) => it.list !== list || !same(it, offer))
  become({
    ...now,
    [list]: applied(now[list], { ...offer, at, keep }).slice(0, MOST[list]),
    unsent: now.owner === null ? [] : [...others, { list, keep, module, id, at }].slice(-130),
  })
}

/** Offers that were saved or looked at, newest first: on the device, and on the account by the sync. */
export const savedOffers = {
  current,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  put: (list: SavedListName, offer: SavedOffer) => change(list, true, offer),
  drop: (list: SavedListName, offer: SavedOffer) => change(list, false, offer),
  /** Notes a look at an offer; one that is looked at still isn't news. */
  look: (offer: SavedOffer) => {
    const [last] = current().Viewed
    if (!last || !same(last, offer) || last.name !== offer.name || last.language !== offer.language)
      change('Viewed', true, offer)
  },
  /** Notes what offers are called in a language; which are saved, and since when, stays. */
  rename: (named: readonly NamedOffer[], language: Language) => {
    const now = current()
    const renamed = (list: readonly SavedEntry[]): SavedEntry[] =>
      list.map((it) => {
        const other = named.find((one) => same(one, it))
        return other ? { ...it, name: other.name, city: other.city, language } : it
      })
    become({ ...now, Favourites: renamed(now.Favourites), Viewed: renamed(now.Viewed) })
  },
  clear: () => become(NOTHING),
  become,
  /** Reads again what another page, or a test, has written. */
  forget: () => {
    state = null
    listeners.forEach((listener) => listener())
  },
}

/** What is kept as it stands; nothing on the server and while hydrating. */
export const useSavedOffers = (): SavedOffersState =>
  useSyncExternalStore(savedOffers.subscribe, current, () => NOTHING)

/** Whether an offer is saved, and what turns it; without an offer it lives as long as the page. */
export function useFavourite(offer?: SavedOffer): { saved: boolean; toggle: () => void } {
  const language = useLanguage()
  const [here, setHere] = useState(false)
  const saved = useSyncExternalStore(
    savedOffers.subscribe,
    () => offer !== undefined && current().Favourites.some((it) => same(it, offer)),
    () => false,
  )
  if (!offer) return { saved: here, toggle: () => setHere(!here) }
  return {
    saved,
    toggle: () =>
      saved
        ? savedOffers.drop('Favourites', offer)
        : savedOffers.put('Favourites', { ...offer, language }),
  }
}
