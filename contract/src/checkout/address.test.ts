import { expect, it } from 'vitest'
import { heldSessionIn } from '../bus/pay-address.ts'
import { continueHref, goesOnAt } from './address.ts'
import { bookingIn } from './resume-address.ts'

const query = (href: string): URLSearchParams => new URL(href, 'http://localhost').searchParams
const held = (id: number | null, session: string | null) => ({
  TempReseravtionId: id,
  SessionID: session,
})

it('leads to checkout, or for seats of a bus to their payment, and is read there', () => {
  expect(bookingIn(query(continueHref(held(41, null))))).toBe(41)
  expect(heldSessionIn(query(continueHref(held(null, 'a b-1'))))).toBe('a b-1')
})

it.each(['', '0', '-1', '1.5', '1e3', 'x', '9'.repeat(30)])('%j names no booking', (text) => {
  expect(bookingIn(new URLSearchParams({ booking: text }))).toBeNull()
})

it('knows the pages where it goes on', () => {
  expect(goesOnAt(held(41, null), '/checkout')).toBe(true)
  expect(goesOnAt(held(41, null), '/transportation/payment')).toBe(false)
  expect(goesOnAt(held(null, 'a'), '/transportation/payment')).toBe(true)
  expect(goesOnAt(held(null, 'a'), '/checkout')).toBe(false)
})
