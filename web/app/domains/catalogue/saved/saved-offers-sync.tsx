import { savedModules } from '@rihla/contract/modules'
import { type SavedListName } from '@rihla/contract/account/saved-limits'
import type { SavedOffer as Answered, SavedOffers } from '@rihla/contract/account/saved-offers'
import type { Language } from '@rihla/contract/values/language'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { ApiClient } from '../../../platform/api/client.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { beforeSignOut } from '../../account/index.ts'
import {
  hasLeft,
  MOST,
  savedOffers,
  SAVED_OFFERS_KEY,
  same,
  useSavedOffers,
  type SavedEntry,
  type SavedOffersState,
  type OfferKey,
  type Unsent,
} from './saved-offers.ts'

const toSavedEntry = (
  { ModuleType, Id, Name, City, Stars, ImagePath, KeptAt }: Answered,
  language: Language,
) => ({
  module: ModuleType,
  id: Id,
  name: Name,
  city: City,
  stars: Stars,
  image: ImagePath,
  language,
  at: Date.parse(KeptAt),
})

/** What isn't on sale has no name; it stays in the list, so that it can be taken off. */
const toGoneEntry = ({ ModuleType, Id, KeptAt }: SavedOffers['NotOnSale'][number]) => ({
  module: ModuleType,
  id: Id,
  name: '',
  city: '',
  stars: 0,
  image: null,
  at: Date.parse(KeptAt),
})

const isSame = (a: Unsent, b: Unsent): boolean => a.list === b.list && a.at === b.at && same(a, b)

/** All that the device keeps, as changes. */
const asChanges = (kept: SavedOffersState): readonly Unsent[] =>
  (['Favourites', 'Viewed'] as const).flatMap((list) =>
    kept[list].map(({ module, id, at }) => ({ list, keep: true, module, id, at })),
  )

/** What has been turned on the device since `sent` was all that it kept: until then no change was noted. */
function turnedSince(sent: readonly Unsent[], kept: SavedOffersState): readonly Unsent[] {
  const here = asChanges(kept)
  const isHere = (it: Unsent): boolean =>
    here.some((other) => other.list === it.list && same(other, it))
  const gone = sent.filter((it) => !isHere(it))
  return [
    ...gone.map((it) => ({ ...it, keep: false, at: Date.now() })),
    ...here.filter((it) => !sent.some((other) => isSame(it, other))),
  ]
}

/** What other scripts wrote into the storage must not reach a call: it would refuse all of it. */
const isSound = ({ module, id, at }: Unsent): boolean =>
  savedModules.includes(module) && [id, at].every(Number.isSafeInteger)

/** Takes the account's lists over, but for what has changed here meanwhile. */
const adopt = (userId: number, lists: Record<SavedListName, readonly SavedEntry[]>): void =>
  savedOffers.update((now) => {
    if (now.owner !== userId) return now
    const merged = (list: SavedListName): SavedEntry[] => {
      const waits = (offer: OfferKey): boolean =>
        now.unsent.some((it) => it.list === list && same(it, offer))
      return [...now[list].filter(waits), ...lists[list].filter((it) => !waits(it))]
        .toSorted((a, b) => b.at - a.at)
        .slice(0, MOST[list])
    }
    return { ...now, Favourites: merged('Favourites'), Viewed: merged('Viewed') }
  })

/**
 * Sends an account what this device has saved: everything, if no user was signed in before, else what
 * has changed since. What was saved for another user is deleted first.
 */
export async function publishChanges(api: ApiClient, userId: number): Promise<void> {
  const { owner } = savedOffers.latest()
  if (owner !== null && owner !== userId) savedOffers.clear()
  const here = savedOffers.latest()
  const changes = here.owner === null ? asChanges(here) : here.unsent
  const sound = changes.filter(isSound)
  if (sound.length > 0)
    await api.call('changeSavedOffers', {
      Changes: sound.map(({ list, keep, module, id, at }) => ({
        List: list,
        ModuleType: module,
        Id: id,
        Keep: keep,
        KeptAt: new Date(at).toISOString(),
      })),
    })
  if (hasLeft(userId)) return
  savedOffers.update((now) => {
    const unsent =
      now.owner === null
        ? turnedSince(changes, now)
        : now.unsent.filter((it) => !changes.some((sent) => isSame(it, sent)))
    return { ...now, owner: userId, unsent }
  })
}

/** Brings device and account in step: first what is new here, then the account's lists. */
export async function syncWithAccount(
  api: ApiClient,
  userId: number,
  language: Language,
): Promise<void> {
  await publishChanges(api, userId)
  const answer = await api.call('getSavedOffers', {}, { language })
  const whole = (list: SavedListName): SavedEntry[] => [
    ...answer[list].map((it) => toSavedEntry(it, language)),
    ...answer.NotOnSale.filter((it) => it.List === list).map(toGoneEntry),
  ]
  adopt(userId, { Favourites: whole('Favourites'), Viewed: whole('Viewed') })
}

/** One at a time, in order; what fails is tried again with the next change or page, or once there is a line again. */
let turn: Promise<void> = Promise.resolve()
const inTurn = (work: () => Promise<void>): Promise<void> =>
  (turn = turn.then(work).catch(() => undefined))

/** Shows at once what other tabs have kept, and nothing more of who signs out. */
function useOtherTabs(): void {
  const { state, user } = useSession()
  const userId = user?.UserId
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- who is signed in stands in the storage, too
  useEffect(() => savedOffers.readAgain(), [state, userId])
  useEffect(() => {
    const hear = ({ key }: StorageEvent): void => {
      if (key === SAVED_OFFERS_KEY || key === null) savedOffers.readAgain()
    }
    addEventListener('storage', hear)
    // A page that comes back from the browser's memory has heard of nothing.
    addEventListener('pageshow', savedOffers.readAgain)
    return () => {
      removeEventListener('storage', hear)
      removeEventListener('pageshow', savedOffers.readAgain)
    }
  }, [])
}

/** Syncs favourites and viewed offers with the account while a user is signed in: once for all pages of the site. */
export default function SavedOffersSync() {
  const api = useApi()
  const language = useLanguage()
  const { pathname } = useLocation()
  const { user } = useSession()
  const { owner, unsent } = useSavedOffers()
  const userId = user?.UserId ?? null
  useOtherTabs()
  useEffect(() => {
    if (userId === null) return
    const sync = (): void => void inTurn(() => syncWithAccount(api, userId, language))
    sync()
    addEventListener('online', sync)
    return () => removeEventListener('online', sync)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page shows what other devices have kept
  }, [api, userId, language, pathname])
  useEffect(() => {
    if (userId !== null && owner === userId && unsent.length > 0)
      void inTurn(() => publishChanges(api, userId))
  }, [api, userId, owner, unsent])
  useEffect(() => {
    if (userId === null) return
    // A heart of this very moment, or one that waited for a line.
    return beforeSignOut(() => inTurn(() => publishChanges(api, userId)))
  }, [api, userId])
  return null
}
