import { nameOffers } from './domains/catalogue/index.ts'
import type { FindShared } from './images/share-routes.ts'
import type { Db } from './platform/database/connect.ts'

/** What the picture of a link to an offer says: its name, and where it is. */
export const findShared =
  (db: Db): FindShared =>
  async (module, offerId, language) => {
    const [offer] = await nameOffers(db, [{ module, offerId }], language)
    return offer
      ? { name: offer.name, line: offer.city, cover: offer.imagePath?.split('/').pop() ?? null }
      : null
  }
