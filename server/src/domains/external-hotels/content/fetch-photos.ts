import type { SupplierDeps } from '../deps.ts'
import { readPhotos, setImages } from './content-store.ts'

export const FETCH_PHOTOS = 'external-hotels.fetch-photos'

/**
 * Copies the photographs of one hotel to where ours lie: visitors' browsers never ask the supplier for
 * them. One that can't be had is left out; none of them leaves the hotel without pictures until the
 * next night.
 */
export async function fetchPhotos(deps: SupplierDeps, hotelId: number): Promise<void> {
  const hotel = await readPhotos(deps.db, hotelId)
  if (!hotel || hotel.images.length > 0) return
  const images: string[] = []
  for (const address of hotel.photos) {
    const nth = images.length + 1
    const alt = { en: `${hotel.name_en}, picture ${nth}`, ar: `${hotel.name_ar}، صورة ${nth}` }
    const name = await deps.storePhoto(address, alt).catch((error: unknown) => {
      deps.log.warn({ err: error, hotelId }, 'a photograph was not copied')
      return null
    })
    if (name !== null && !images.includes(name)) images.push(name)
  }
  if (images.length > 0) await setImages(deps.db, hotelId, hotel.photos, images)
}
