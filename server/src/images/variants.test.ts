import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import type { ImageStore } from '../ports/image-store.ts'
import { createVariants } from './variants.ts'

const MEGABYTE = 1024 * 1024

/** A store in which every image is there, of so many bytes. */
function storeOf(bytes: number) {
  const read = vi.fn(async () => new Uint8Array(bytes))
  const store: ImageStore = { read, write: async () => undefined, remove: async () => undefined }
  return { store, read }
}

test('sizes of images stay in memory up to 32 MB, the longest unused go first', async () => {
  const { store, read } = storeOf(10 * MEGABYTE)
  const variants = createVariants(store, store)
  const find = (name: string) => variants.find(name, 320, 'webp')
  for (const name of ['a', 'b', 'c', 'a']) await find(name)
  expect(read).toHaveBeenCalledTimes(3)
  await find('d')
  for (const name of ['a', 'c', 'd']) await find(name)
  expect(read).toHaveBeenCalledTimes(4)
  await find('b')
  expect(read).toHaveBeenCalledTimes(5)
})

test('sizes that aren’t made yet wait for each other, up to five hundred of them', async () => {
  const create = { width: 1, height: 1, channels: 3 as const, background: '#ffcc00' }
  const bytes = await sharp({ create }).webp().toBuffer()
  const { store } = storeOf(0)
  const originals: ImageStore = { ...store, read: async () => bytes }
  const resized: ImageStore = { ...store, read: async () => null }
  const variants = createVariants(originals, resized)
  const ids = Array.from({ length: 503 }, (_, n) => `image-${n}`)
  const found = await Promise.all(ids.map((id) => variants.find(id, 320, 'webp')))
  expect(found.pop()).toMatchObject({ refusal: 'too_many_requests' })
  expect(found.every((it) => it && 'etag' in it)).toBe(true)
  // Nothing of it is kept: asked again it is made.
  expect(await variants.find('image-502', 320, 'webp')).toHaveProperty('etag')
})
