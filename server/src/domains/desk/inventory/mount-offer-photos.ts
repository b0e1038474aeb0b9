import type { GalleryOwner } from '@rihla/contract/desk/offer-photos'
import type { InventoryKind } from '@rihla/contract/desk/inventory-kinds'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { Db } from '../../../platform/database/connect.ts'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { isRefusal, refuse } from '../../../platform/refusal.ts'
import { imagePath, readGallery, saveGallery, type GalleryOf } from '../../catalogue/index.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { findOffer } from './offer-terms-state.ts'

type Which = { readonly kind: InventoryKind; readonly id: number }
type Owned = {
  readonly of: GalleryOwner
  readonly gallery: GalleryOf
  readonly name: LocalizedText
}

/** The galleries of something that has places by day: of a room its hotel's or ship's first. */
async function galleriesOf(db: Db, which: Which): Promise<readonly Owned[]> {
  const offer = await findOffer(db, which)
  if (!offer) return []
  const { kind, id, item } = offer
  return [
    { of: 'offer', gallery: { kind, id }, name: item.name },
    ...(item.part
      ? [{ of: 'room', gallery: { kind: 'room', id: which.id }, name: item.part } as const]
      : []),
  ]
}

const IMAGES = imagePath('')

/** The photographs of an offer: what is saved shows at once. */
export function mountOfferPhotos(mount: MountDesk, deps: DeskDeps): void {
  const { db, offersChanged } = deps

  mount('getOfferPhotos', async (input, _staff, { language }) => {
    const galleries = await galleriesOf(db, input)
    if (galleries.length === 0) return refuse('inventory_not_found')
    const Galleries = []
    for (const { of, gallery, name } of galleries) {
      const { edition, photos, cover } = await readGallery(db, gallery)
      const Photos = photos.map((it) => ({
        Url: imagePath(it.name),
        AltEn: it.altEn,
        AltAr: it.altAr,
      }))
      const Cover = cover === null ? null : imagePath(cover)
      Galleries.push({ Of: of, Name: name[language], Edition: edition, Photos, Cover })
    }
    return { Galleries }
  })

  mount('setOfferPhotos', async (input, staff) => {
    const owned = (await galleriesOf(db, input)).find(({ of }) => of === input.Of)
    if (!owned) return refuse('inventory_not_found')
    const { gallery, name } = owned
    const about = async () => ({
      subject: name,
      photos: (await readGallery(db, gallery)).photos.map((it) => it.name).join(', '),
    })
    return doDeed(deps, deedOf(staff, 'setOfferPhotos', input, null), about, async () => {
      const names = input.Photos.map((address) => address.slice(IMAGES.length))
      const saved = await orBusy(() => saveGallery(db, gallery, input.Edition, names))
      if (isRefusal(saved)) return saved
      await offersChanged()
      return { State: 'done' as const, Edition: saved.edition }
    })
  })
}
