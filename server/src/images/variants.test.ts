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
