import type { SignedField, SignedTexts } from './paymob-signature.ts'

const flag = /^(?:true|false)$/
/** Up to 15 digits: what a JSON number holds exactly. */
const number = /^[1-9]\d{0,14}$/

/**
 * What each signed value must look like. Paymob signs the values joined without anything between them,
 * so a genuine signature also fits values whose ends were moved into their neighbours. These shapes,
 * with our own integration and owner, leave one way to read it.
 */
const shapes: Readonly<Record<SignedField, RegExp>> = {
  amount_cents: /^[1-9]\d{0,11}$/,
  created_at: /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)?$/,
  currency: /^[A-Z]{3}$/,
  error_occured: flag,
  has_parent_transaction: flag,
  id: number,
  integration_id: number,
  is_3d_secure: flag,
  is_auth: flag,
  is_capture: flag,
  is_refunded: flag,
  is_standalone_payment: flag,
  is_voided: flag,
  'order.id': number,
  owner: number,
  pending: flag,
  // The last digits of a card, or a wallet's telephone number; then its make, which begins with a letter.
  'source_data.pan': /^[\dxX*]{0,20}$/,
  'source_data.sub_type': /^(?:[A-Z][A-Za-z -]{0,29}|[a-z_-]{0,30})$/,
  'source_data.type': /^[a-z_]{0,20}$/,
  success: flag,
}

/** Whether every signed value has its expected shape; `ownerId` null accepts any owner. */
export const hasSignedShape = (texts: SignedTexts, ownerId: string | null): boolean =>
  [...texts].every(([field, text]) => text.length <= 64 && shapes[field].test(text)) &&
  (ownerId === null || texts.get('owner') === ownerId)
