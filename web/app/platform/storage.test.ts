import { expect, it, vi } from 'vitest'
import { deviceStorage, tabStorage } from './storage.ts'

it('reads back what was written, each area for itself', () => {
  const texts = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  })
  tabStorage.writeJson('journey', { passengers: 2 })
  expect(tabStorage.readJson('journey')).toEqual({ passengers: 2 })
  tabStorage.write('journey', 'no JSON')
  expect([tabStorage.read('journey'), tabStorage.readJson('journey')]).toEqual(['no JSON', null])
  tabStorage.remove('journey')
  expect(tabStorage.read('journey')).toBeNull()
  vi.unstubAllGlobals()
})

it('answers null, and throws nothing, where storage is denied', () => {
  vi.stubGlobal('localStorage', undefined)
  deviceStorage.write('language', 'ar')
  deviceStorage.remove('language')
  expect([deviceStorage.read('language'), deviceStorage.readJson('language')]).toEqual([null, null])
  vi.unstubAllGlobals()
})
