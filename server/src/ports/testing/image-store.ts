import { expect, test } from 'vitest'
import type { ImageStore } from '../image-store.ts'

/** What every image store must do; `make` gives an empty one. */
export function imageStoreConformance(name: string, make: () => Promise<ImageStore>): void {
  test(`${name}: gives back what was written`, async () => {
    const store = await make()
    await store.write('a.webp', new Uint8Array([1, 2, 3]))
    expect([...((await store.read('a.webp')) ?? [])]).toEqual([1, 2, 3])
  })
  test(`${name}: replaces an image of the same name`, async () => {
    const store = await make()
    await store.write('a.webp', new Uint8Array([1, 2, 3]))
    await store.write('a.webp', new Uint8Array([9]))
    expect([...((await store.read('a.webp')) ?? [])]).toEqual([9])
  })
  test(`${name}: what isn't there is null, and can be removed`, async () => {
    const store = await make()
    expect(await store.read('a.webp')).toBeNull()
    await store.remove('a.webp')
    await store.write('a.webp', new Uint8Array([1]))
    await store.remove('a.webp')
    expect(await store.read('a.webp')).toBeNull()
  })
  test.each([
    '../secret.txt',
    '/etc/passwd',
    'a/b.webp',
    '.hidden.webp',
    'A.webp',
    'a..webp',
    'a',
    'a.webp\0.png',
    '',
  ])(`${name}: refuses the name %j`, async (unsafe) => {
    const store = await make()
    await expect(store.read(unsafe)).resolves.toBeNull()
    await expect(store.write(unsafe, new Uint8Array([1]))).rejects.toThrow('image name')
  })
}
