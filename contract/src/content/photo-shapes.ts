/** The shapes that places give their pictures, width to height; null: the picture's own. */
export const photoShapes = {
  wide: [16, 9],
  landscape: [4, 3],
  square: [1, 1],
  phone: [480, 999],
  logo: null,
} as const satisfies Readonly<Record<string, readonly [number, number] | null>>
export type PhotoShape = keyof typeof photoShapes
export const photoShapeNames = Object.keys(photoShapes) as [PhotoShape, ...PhotoShape[]]

/** Where a photograph of ours is, and characters of that. */
export const PHOTO_ADDRESS = /^\/images\/[\w.-]+$/
export const PHOTO_ADDRESS_MAX = 200

/** Bytes of a photograph, and letters that say what is to be seen on it. */
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024
export const ALT_MIN = 3
export const ALT_MAX = 200
