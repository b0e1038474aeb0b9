import type { CheckoutStep } from './checkout-steps.ts'
import { removeCheckout } from './start-booking.ts'
import type { TravellerForm } from './traveller/traveller-form.ts'

const KEY = 'rihla:checkout-typed'
/** What a reload or a sign-in in the middle must not lose. */
type Draft = { tempId: number; typed: TravellerForm; step: CheckoutStep; method: string | null }

/** Keeps what was typed for one booking letter by letter, and how far one came. */
export function saveDraft(tempId: number, change: Partial<Omit<Draft, 'tempId'>>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readDraft(tempId), ...change, tempId }))
  } catch {
    // The server holds what was sent a second ago.
  }
}

/** What was typed for this booking in this tab, or null. */
export function readDraft(tempId: number): Draft | null {
  try {
    const form = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null
    return form?.tempId === tempId ? form : null
  } catch {
    return null
  }
}

/** The booking is done: nothing of it stays in this tab. */
export function clearCheckout(): void {
  removeCheckout()
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
