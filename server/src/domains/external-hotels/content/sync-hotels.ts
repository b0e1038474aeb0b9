import type { SupplierHotel } from '../../../ports/hotel-supplier.ts'
import type { SupplierDeps } from '../deps.ts'
import { FETCH_PHOTOS } from './fetch-photos.ts'
import { nameOfSupplier } from './name-of-supplier.ts'
import {
  bumpVersion,
  deactivateUnseen,
  hotelsWithoutImages,
  lastSync,
  matchOwnHotels,
  upsertHotels,
  type NewHotel,
} from './content-store.ts'

export const SYNC_HOTELS = 'external-hotels.sync'

const HOUR = 3_600_000
/** Content older than this is read again, whatever the clock says. */
const STALE_MS = 26 * HOUR

/** Plain text of the supplier as paragraphs; what came as HTML is cleaned. */
const toHtml = (text: string): string =>
  /<\w+/.test(text)
    ? text
    : text
        .split(/\n{1,}/)
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => `<p>${part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
        .join('')

const cut = (text: string, length: number): string => text.trim().slice(0, length)

const toRow = (deps: SupplierDeps, it: SupplierHotel): NewHotel => ({
  code: it.code,
  nameEn: nameOfSupplier(it.name.en),
  nameAr: cut(it.name.ar, 120),
  descriptionEn: deps.cleanHtml(toHtml(it.description.en.slice(0, 8000))),
  descriptionAr: deps.cleanHtml(toHtml(it.description.ar.slice(0, 8000))),
  addressEn: cut(it.address.en, 200),
  addressAr: cut(it.address.ar, 200),
  stars: it.stars,
  latitude: it.latitude,
  longitude: it.longitude,
  checkInFrom: it.checkInFrom,
  checkOutUntil: it.checkOutUntil,
  phone: it.phone && cut(it.phone, 40),
  features: it.features.slice(0, 60),
  rooms: it.rooms
    .slice(0, 100)
    .map((room) => ({ ...room, name: { ...room.name, en: nameOfSupplier(room.name.en) } })),
  photos: it.photos.slice(0, 5),
})

/**
 * Copies the supplier's content: names, places, rooms and features of every hotel near one of our
 * destinations. Hotels that are gone are shown no more; photographs follow one by one. What was
 * copied stays when the supplier falls silent on the way.
 */
export async function syncHotels(deps: SupplierDeps): Promise<number> {
  const { db, supplier, clock, jobs } = deps
  const began = clock.now()
  let seen = 0
  for await (const hotels of supplier.listHotels()) {
    const rows = hotels.map((it) => toRow(deps, it))
    seen += await upsertHotels(db, supplier.name, rows, began)
  }
  // An empty answer is a fault of theirs, no reason to take everything down.
  if (seen === 0) throw new Error(`${supplier.name} listed no hotel that we could show`)
  await deactivateUnseen(db, supplier.name, began)
  await matchOwnHotels(db)
  await bumpVersion(db, began)
  for (const hotelId of await hotelsWithoutImages(db))
    await db.transaction().execute((trx) => jobs.ensure(trx, FETCH_PHOTOS, { hotelId }))
  return seen
}

/** Whether content was never read, or too long ago. */
export async function isSyncDue({
  db,
  clock,
}: Pick<SupplierDeps, 'db' | 'clock'>): Promise<boolean> {
  const last = await lastSync(db)
  return last === null || clock.now().getTime() - last.getTime() > STALE_MS
}
