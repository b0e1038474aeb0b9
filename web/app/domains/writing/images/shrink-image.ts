import { IMAGE_LIMIT_BYTES, IMAGE_QUALITY, IMAGE_WIDTH } from '@rihla/contract/blog/limits'
import type { WritingKey } from '../use-writing-text.ts'

/** An image that can't be sent; its message is the key of the text that says why. */
export class ImageProblem extends Error {
  override name = 'ImageProblem'
  readonly key: WritingKey
  constructor(key: WritingKey) {
    super(key)
    this.key = key
  }
}

export type Size = { readonly width: number; readonly height: number }

/** As large as an image is sent: at most 1920 pixels across, its ratio kept. */
export function sentSize({ width, height }: Size): Size {
  if (width <= IMAGE_WIDTH) return { width, height }
  return { width: IMAGE_WIDTH, height: Math.max(1, Math.round((height * IMAGE_WIDTH) / width)) }
}

/** Whether the file itself arrives: a folder, or a disk that is gone, does not. */
async function readable(file: File): Promise<void> {
  try {
    await file.slice(0, 16).arrayBuffer()
  } catch {
    throw new ImageProblem('readFailed')
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch {
    throw new ImageProblem('imageFailed')
  }
}

const toWebp = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, 'image/webp', IMAGE_QUALITY))

/** Draws an image as large as it is sent, as WebP; a browser that can't write WebP gives what it can. */
async function redraw(image: ImageBitmap): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, sentSize(image))
  const context = canvas.getContext('2d')
  if (!context) throw new ImageProblem('canvasFailed')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await toWebp(canvas)
  if (!blob) throw new ImageProblem('compressFailed')
  return blob
}

/**
 * What is sent of a chosen image: WebP, at most 1920 pixels across. Files of 3 MB and more are refused with
 * `tooLarge`; the server looks again.
 */
export async function shrinkImage(file: File, tooLarge: WritingKey): Promise<File> {
  if (file.size >= IMAGE_LIMIT_BYTES) throw new ImageProblem(tooLarge)
  await readable(file)
  const image = await decode(file)
  try {
    const blob = await redraw(image)
    if (blob.size >= IMAGE_LIMIT_BYTES) throw new ImageProblem(tooLarge)
    return new File([blob], 'image.webp', { type: blob.type })
  } finally {
    image.close()
  }
}
