import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { imageStoreConformance } from '../../ports/testing/image-store.ts'
import { diskImageStore } from './disk.ts'

const root = await mkdtemp(join(tmpdir(), 'rihla-images-'))
afterAll(() => rm(root, { recursive: true, force: true }))
let count = 0
const folder = (): string => join(root, String(count++))

imageStoreConformance('disk', async () => diskImageStore(folder()))

test('leaves nothing half-written when writing fails, as on a full disk', async () => {
  const here = folder()
  await mkdir(join(here, 'a.webp'), { recursive: true })
  await expect(diskImageStore(here).write('a.webp', new Uint8Array(1000))).rejects.toThrow('a.webp')
  expect(await readdir(here)).toEqual(['a.webp'])
})

test('leaves nothing half-written beside the image', async () => {
  const here = folder()
  await diskImageStore(here).write('a.webp', new Uint8Array(1000))
  expect(await readdir(here)).toEqual(['a.webp'])
})
