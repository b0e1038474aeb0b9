import type { SavedModule } from '@rihla/contract/modules'
import type { SavedListName, MOST_SAVED } from '@rihla/contract/account/saved-limits'
import type { Language } from '@rihla/contract/values/language'
import { useState, useSyncExternalStore } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { isOthers, sessionHint } from '../../../platform/session/session-hint.ts'
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
export const MOST = { Favourites: 100, Viewed: 30 } as const satisfies typeof MOST_SAVED

export const same = (a: OfferKey, b: OfferKey): boolean => a.module === b.module && a.id === b.id
const isEntry = (it: Partial<SavedEntry> | null): boolean =>
  typeof it?.id === 'number' && typeof it.at === 'number'
const listOf = <T>(it: unknown): readonly T[] => (Array.isArray(it) ? it.filter(isEntry) : [])

function parsed(): SavedOffersState {
  const { owner, Favourites, Viewed, unsent } =
    deviceStorage.readJson<SavedOffersState>(SAVED_OFFERS_KEY) ?? {}
  return {
    owner: typeof owner === 'number' ? owner : null,
    Favourites: listOf(Favourites),
    Viewed: listOf(Viewed),
    unsent: listOf(unsent),
  }
}

/** Whether the account that this was kept for is no longer signed in here: nobody else is to see or add to it. */
export const hasLeft = (owner: number | null): boolean =>
  owner !== null && (!sessionHint() || isOthers(owner))

let state = NOTHING
/** What the state was read from; undefined before the first look. */
let seen: string | null | undefined
const listeners = new Set<() => void>()
const notify = (): void => listeners.forEach((listener) => listener())

/** What is kept now, also by other tabs: each writes the whole of it. */
function latest(): SavedOffersState {
  const text = deviceStorage.read(SAVED_OFFERS_KEY)
  if (text !== seen) {
    seen = text
    state = parsed()
  }
  if (!hasLeft(state.owner)) return state
  deviceStorage.remove(SAVED_OFFERS_KEY)
  seen = null
  return (state = NOTHING)
}

/** What is kept as this page has seen it. */
const current = (): SavedOffersState => (seen === undefined ? latest() : state)

function update(change: (now: SavedOffersState) => SavedOffersState): void {
  state = change(latest())
  deviceStorage.writeJson(SAVED_OFFERS_KEY, state)
  // What the storage had no room for stays in the page.
  seen = deviceStorage.read(SAVED_OFFERS_KEY)
  notify()
}

const applied = (list: readonly SavedEntry[], { keep, ...it }: SavedEntry & { keep: boolean }) => {
  const others = list.filter((other) => !same(other, it))
  return keep ? [it, ...others] : others
}

/** Keeps or forgets an offer; what belongs to an account waits to be sent to it. */
const change = (list: SavedListName, keep: boolean, offer: SavedOffer): void =>
  update((now) => {
    const { module, id } = offer
    const at = Date.now()
    const others = now.unsent.filter((it) => it.list !== list || !same(it, offer))
    return {
      ...now,
      [list]: applied(now[list], { ...offer, at, keep }).slice(0, MOST[list]),
      unsent: now.owner === null ? [] : [...others, { list, keep, module, id, at }].slice(-130),
    }
  })

/** Offers that were saved or looked at, newest first: on the device, and on the account by the sync. */
export const savedOffers = {
  current,
  latest,
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
    const renamed = (list: readonly SavedEntry[]): SavedEntry[] =>
      list.map((it) => {
        const other = named.find((one) => same(one, it))
        return other ? { ...it, name: other.name, city: other.city, language } : it
      })
    update((now) => ({
      ...now,
      Favourites: renamed(now.Favourites),
      Viewed: renamed(now.Viewed),
    }))
  },
  clear: () => update(() => NOTHING),
  update,
  /** Shows what another tab has written, and nothing of an account that has left. */
  readAgain: () => {
    latest()
    notify()
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
