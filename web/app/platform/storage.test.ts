import { expect, expectTypeOf, it, vi } from 'vitest'
import type { StorageKey } from './storage-keys.ts'
import { deviceStorage, tabStorage } from './storage.ts'

it('keeps nothing under a key that isn’t listed', () => {
  expectTypeOf<Parameters<typeof tabStorage.write>[0]>().toEqualTypeOf<StorageKey>()
  expectTypeOf<'rihla:unlisted'>().not.toExtend<StorageKey>()
})

it('reads back what was written, each area for itself', () => {
  const texts = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  })
  tabStorage.writeJson('rihla:bus-journey', { passengers: 2 })
  expect(tabStorage.readJson('rihla:bus-journey')).toEqual({ passengers: 2 })
  tabStorage.write('rihla:bus-journey', 'no JSON')
  expect([tabStorage.read('rihla:bus-journey'), tabStorage.readJson('rihla:bus-journey')]).toEqual([
    'no JSON',
    null,
  ])
  tabStorage.remove('rihla:bus-journey')
  expect(tabStorage.read('rihla:bus-journey')).toBeNull()
  vi.unstubAllGlobals()
})

it('answers null, and throws nothing, where storage is denied', () => {
  vi.stubGlobal('localStorage', undefined)
  deviceStorage.write('rihla:language', 'ar')
  deviceStorage.remove('rihla:language')
  expect([deviceStorage.read('rihla:language'), deviceStorage.readJson('rihla:language')]).toEqual([
    null,
    null,
  ])
  vi.unstubAllGlobals()
})
