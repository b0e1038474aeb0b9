import { beforeEach, expect, it, vi } from 'vitest'
import { payingAt, rememberPaying } from './paying-at.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

it('is the checkout unless another page opened the bank’s', () => {
  expect(payingAt()).toBe('/checkout')
  rememberPaying('/transportation/payment')
  expect(payingAt()).toBe('/transportation/payment')
})

it('is never somebody else’s address', () => {
  rememberPaying('//elsewhere.example')
  expect(payingAt()).toBe('/checkout')
})
