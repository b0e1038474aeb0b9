import * as z from 'zod/mini'
import { PHOTO_ADDRESS, PHOTO_ADDRESS_MAX } from '../content/photo-shapes.ts'
import { reservationStatuses } from '../reservations.ts'
import { idField, textField } from '../values/fields.ts'
import { REASON_MAX } from './limits.ts'

/** Made once for each deed by whoever presses the button: sent again, it is the same deed. */
export const keyField = z
  .string()
  .check(z.maxLength(36), z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/))

/** Why something is done, in words that the next person understands. */
export const reasonField = z.pipe(textField(REASON_MAX), z.string().check(z.minLength(3)))

/**
 * The edition of what is changed, as it was read: another one there by now is refused. A page from before it was read
 * with one sends none, and changes whatever stands.
 */
export const editionField = z.optional(z.string().check(z.maxLength(40)))

/** What every deed carries beside what it is about. */
export const deed = { id: idField, Reason: reasonField, Key: keyField }

/** What made a repeated deed harmless, for the document. */
export const byKey =
  'Key: the same deed is done and written down once; other details under it are refused'

/** Which reservation something is about. */
export const about = z.object({
  Id: z.number(),
  Reference: z.string(),
  Module: z.string(),
  /** What was booked, in the reader's language. */
  Name: z.string(),
  ClientName: z.string(),
  ClientPhone: z.nullable(z.string()),
  FromDate: z.string(),
  StatusCode: z.enum(reservationStatuses),
  /** The same in words. */
  Status: z.string(),
})
export type About = z.output<typeof about>

/** A queue: its oldest rows, and how many there are in all. */
export const queue = <T extends z.ZodMiniType>(item: T) =>
  z.object({ Items: z.array(item), Total: z.number() })

/** Where a photograph of ours is. */
export const photoAddress = z.string().check(z.maxLength(PHOTO_ADDRESS_MAX), z.regex(PHOTO_ADDRESS))
