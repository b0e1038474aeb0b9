// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ImageProblem, shrinkImage } from './shrink-image.ts'

const drawn = vi.fn()
const context = { drawImage: drawn }
const close = vi.fn()
let made: Blob | null = null
let painted: { width: number; height: number; type?: string; quality?: number } | null = null

/** What a browser does with images, which Happy DOM has none of. */
beforeEach(() => {
  made = new Blob(['webp'], { type: 'image/webp' })
  painted = null
  vi.stubGlobal('createImageBitmap', async () => ({ width: 3840, height: 2160, close }))
  const canvas = HTMLCanvasElement.prototype
  // Of all kinds of contexts, the one that is asked for is enough.
  vi.spyOn(canvas, 'getContext').mockReturnValue(context as unknown as null)
  vi.spyOn(canvas, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done: BlobCallback,
    type?: string,
    quality?: number,
  ) {
    painted = { width: this.width, height: this.height, type, quality }
    done(made)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const file = (bytes = 100): File =>
  new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' })
const problemOf = (image: File): Promise<unknown> =>
  shrinkImage(image, 'coverTooLarge').then(
    () => null,
    (problem: unknown) => (problem instanceof ImageProblem ? problem.key : problem),
  )

it('makes an image 1920 wide, WebP at 0.85', async () => {
  const sent = await shrinkImage(file(), 'coverTooLarge')
  expect([sent.name, sent.type]).toEqual(['image.webp', 'image/webp'])
  expect(painted).toEqual({ width: 1920, height: 1080, type: 'image/webp', quality: 0.85 })
  expect(close).toHaveBeenCalledOnce()
})

it('refuses 3 MB and more, as chosen and as made', async () => {
  expect(await problemOf(file(3 * 1024 * 1024))).toBe('coverTooLarge')
  expect(await problemOf(file(3 * 1024 * 1024 - 1))).toBeNull()
  made = new Blob([new Uint8Array(3 * 1024 * 1024)])
  expect(await problemOf(file())).toBe('coverTooLarge')
})

it('says what it could not do', async () => {
  made = null
  expect(await problemOf(file())).toBe('compressFailed')
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  expect(await problemOf(file())).toBe('canvasFailed')
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no image')))
  expect(await problemOf(file())).toBe('imageFailed')
  const gone = file()
  vi.spyOn(gone, 'slice').mockImplementation(() => {
    throw new Error('gone')
  })
  expect(await problemOf(gone)).toBe('readFailed')
})
