import { photoShapes, type PhotoShape } from '@rihla/contract/content/photo-shapes'

export type Size = { readonly width: number; readonly height: number }

/** Along which side of a picture the part moves that its place shows; null: all of it is shown. */
export function movesAlong(shape: PhotoShape, { width, height }: Size): 'across' | 'down' | null {
  const ratio = photoShapes[shape]
  if (!ratio) return null
  const room = width * ratio[1] - height * ratio[0]
  return room === 0 ? null : room > 0 ? 'across' : 'down'
}

/** The shape of the part as CSS has it. */
export function aspectOf(shape: PhotoShape, { width, height }: Size): string {
  const ratio = photoShapes[shape] ?? [width, height]
  return `${ratio[0]} / ${ratio[1]}`
}
