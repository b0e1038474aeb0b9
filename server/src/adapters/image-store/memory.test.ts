import { expect, test } from 'vitest'
import { imageStoreConformance } from '../../ports/testing/image-store.ts'
import { memoryImageStore } from './memory.ts'

imageStoreConformance('memory', async () => memoryImageStore())

test('keeps an image as it was, whatever is done to the bytes handed in or out', async () => {
  const store = memoryImageStore()
  const bytes = new Uint8Array([1, 2])
  await store.write('a.webp', bytes)
  bytes[0] = 9
  const read = await store.read('a.webp')
  if (read) read[1] = 9
  expect([...((await store.read('a.webp')) ?? [])]).toEqual([1, 2])
  expect(store.names()).toEqual(['a.webp'])
})
