import { MOST_SAVED, type SavedListName } from '@rihla/contract/account/saved-limits'
import type { SavedOffers, changeSavedOffers } from '@rihla/contract/account/saved-offers'
import type { Language } from '@rihla/contract/values/language'
import type { CallInput } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { keyOf, type NamedOffer } from './offer-key.ts'
import {
  removeOffers,
  saveOffers,
  savedOffersOf,
  lockOwner,
  shortenSaved,
  type SavedRow,
} from './store.ts'

type Listed = SavedOffers[SavedListName]

const listNames = Object.keys(MOST_SAVED) as SavedListName[]

/** Both lists with the names of today; what is not on sale is still kept, and only its number is answered. */
export async function showSavedOffers(
  { db, nameOffers }: Pick<AccountDeps, 'db' | 'nameOffers'>,
  userId: number,
  language: Language,
): Promise<SavedOffers> {
  const rows = await savedOffersOf(db, userId)
  const named = new Map((await nameOffers(rows, language)).map((it) => [keyOf(it), it]))
  const listed = (name: SavedListName): Listed =>
    rows.flatMap((row) => {
      const offer = row.list === name && named.get(keyOf(row))
      return offer ? [presentKept(offer, row.keptAt)] : []
    })
  const gone = rows.filter((row) => !named.has(keyOf(row)))
  return {
    Favourites: listed('Favourites'),
    Viewed: listed('Viewed'),
    NotOnSale: gone.map(presentGone),
  }
}

const presentGone = ({ list, module, offerId, keptAt }: SavedRow) => ({
  List: list,
  ModuleType: module,
  Id: offerId,
  KeptAt: keptAt.toISOString(),
})

const presentKept = (offer: NamedOffer, keptAt: Date): Listed[number] => ({
  ModuleType: offer.module,
  Id: offer.offerId,
  Name: offer.name,
  City: offer.city,
  Stars: offer.stars,
  ImagePath: offer.imagePath,
  KeptAt: keptAt.toISOString(),
})

type Change = SavedRow & { readonly keep: boolean }

/** The last word about each offer in each list; an instant to come counts as `now`, one before computers as their first. */
function lastWords(
  changes: CallInput<typeof changeSavedOffers>['Changes'],
  now: Date,
): readonly Change[] {
  const words = new Map<string, Change>()
  for (const { List: list, ModuleType: module, Id: offerId, Keep: keep, KeptAt } of changes) {
    const at = KeptAt ? Date.parse(KeptAt) : now.getTime()
    const keptAt = new Date(Math.max(0, Math.min(at, now.getTime())))
    words.set(`${list} ${keyOf({ module, offerId })}`, { list, module, offerId, keptAt, keep })
  }
  return [...words.values()]
}

/** Keeps and forgets, all or nothing, and leaves the newest of each list. */
export const changeSaved = (
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  userId: number,
  changes: CallInput<typeof changeSavedOffers>['Changes'],
): Promise<true | Refusal<'unauthenticated'>> =>
  db.transaction().execute(async (trx) => {
    if (!(await lockOwner(trx, userId))) return refuse('unauthenticated')
    const words = lastWords(changes, clock.now())
    await removeOffers(
      trx,
      userId,
      words.filter(({ keep }) => !keep),
    )
    await saveOffers(
      trx,
      userId,
      words.filter(({ keep }) => keep),
    )
    for (const list of listNames) await shortenSaved(trx, userId, list, MOST_SAVED[list])
    return true
  })
