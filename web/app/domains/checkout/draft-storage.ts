import type { CheckoutStep } from './checkout-steps.ts'
import { removeCheckout } from './saved-checkout.ts'
import type { TravellerForm } from './traveller/traveller-form.ts'
import { tabStorage } from '../../platform/storage.ts'
import { noteHold } from '../held/index.ts'

const KEY = 'rihla:checkout-typed'
/** What a reload or a sign-in in the middle must not lose. */
type Draft = { tempId: number; typed: TravellerForm; step: CheckoutStep; method: string | null }

/** Keeps what was typed for one booking letter by letter, and how far one came. */
export function saveDraft(tempId: number, change: Partial<Omit<Draft, 'tempId'>>): void {
  tabStorage.writeJson(KEY, { ...readDraft(tempId), ...change, tempId })
}

/** What was typed for this booking in this tab, or null. */
export function readDraft(tempId: number): Draft | null {
  const draft = tabStorage.readJson<Draft>(KEY)
  return draft?.tempId === tempId ? (draft as Draft) : null
}

/** The booking is done: nothing of it stays in this tab. */
export function clearCheckout(): void {
  removeCheckout()
  tabStorage.remove(KEY)
  noteHold()
}
