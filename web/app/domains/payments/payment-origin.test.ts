import { beforeEach, expect, it, vi } from 'vitest'
import { paymentOrigin, rememberPaymentOrigin } from './payment-origin.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

it('is the checkout unless another page opened the bank’s', () => {
  expect(paymentOrigin()).toBe('/checkout')
  rememberPaymentOrigin('/transportation/payment')
  expect(paymentOrigin()).toBe('/transportation/payment')
})

it('is never another site’s address', () => {
  rememberPaymentOrigin('//elsewhere.example')
  expect(paymentOrigin()).toBe('/checkout')
})
