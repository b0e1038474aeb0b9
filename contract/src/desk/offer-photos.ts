import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { idField } from '../values/fields.ts'
import { byKey, deed, photoAddress } from './fields.ts'
import { inventoryKinds } from './inventory-kinds.ts'
import { GALLERY_MAX } from './limits.ts'

const which = { kind: z.enum(inventoryKinds), id: idField }
/** A room has photographs of its own beside those of its hotel or ship. */
export const galleryOwners = ['offer', 'room'] as const
export type GalleryOwner = (typeof galleryOwners)[number]

const photo = z.object({ Url: z.string(), AltEn: z.string(), AltAr: z.string() })
export type GalleryPhoto = z.output<typeof photo>

const gallery = z.object({
  Of: z.enum(galleryOwners),
  /** The offer, or the room. */
  Name: z.string(),
  /** What the next save must name. */
  Edition: z.string(),
  /** In the order of the page; the first of an offer becomes its cover when they are saved. */
  Photos: z.array(photo),
  /** The address of the photograph on its cards, which an operator's file may have chosen; null: none, or a room. */
  Cover: z.nullable(z.string()),
})
export type Gallery = z.output<typeof gallery>

export const getOfferPhotos = endpoint({
  method: 'GET',
  path: '/api/Desk/Inventory/{kind}/{id}/Photos',
  summary: 'The photographs of an offer, and of a room those of its own too',
  audience: 'staff',
  input: z.object(which),
  output: z.object({ Galleries: z.array(gallery) }),
  refusals: ['not_for_your_role', 'inventory_not_found'],
})

export const setOfferPhotos = endpoint({
  method: 'POST',
  path: '/api/Desk/Inventory/{kind}/{id}/Photos',
  summary:
    'Which photographs an offer or a room shows, in their order, over the edition that was being edited; the first of an offer is its cover',
  audience: 'staff',
  input: z.object({
    ...which,
    ...deed,
    Of: z.enum(galleryOwners),
    Edition: z.string().check(z.maxLength(40)),
    Photos: z.array(photoAddress).check(z.maxLength(GALLERY_MAX)),
  }),
  output: z.object({ State: z.literal('done'), Edition: z.string() }),
  refusals: [
    'not_for_your_role',
    'deed_differs',
    'inventory_not_found',
    'content_changed',
    'photo_gone',
    'busy',
  ],
  idempotentBy: `${byKey}; what stands there already is not saved again`,
})
