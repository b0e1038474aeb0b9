import type { CheckoutStep } from './checkout-steps.ts'
import { dropCheckout } from './start-booking.ts'
import type { Typed } from './traveller/traveller-form.ts'

const KEY = 'rihla:checkout-typed'
/** What a reload or a sign-in in the middle must not lose. */
type KeptForm = { tempId: number; typed: Typed; step: CheckoutStep; method: string | null }

/** Keeps what was typed for one booking letter by letter, and how far one came. */
export function keepForm(tempId: number, change: Partial<Omit<KeptForm, 'tempId'>>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...keptForm(tempId), ...change, tempId }))
  } catch {
    // The server holds what was sent a second ago.
  }
}

/** What was typed for this booking in this tab, or null. */
export function keptForm(tempId: number): KeptForm | null {
  try {
    const form = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptForm | null
    return form?.tempId === tempId ? form : null
  } catch {
    return null
  }
}

/** The booking is done: nothing of it stays in this tab. */
export function forgetCheckout(): void {
  dropCheckout()
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
