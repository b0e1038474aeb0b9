import sharp, { type Sharp } from 'sharp'

/** The widths an image is served in; what is asked for is snapped up to one of them. */
export const widths = [160, 320, 480, 640, 768, 960, 1200] as const
export type Width = (typeof widths)[number]

export const formats = ['webp', 'avif', 'jpeg'] as const
export type Format = (typeof formats)[number]

/** The smallest width that is enough, the largest at most; nothing asked for is the largest. */
export function snapWidth(asked: number | null): Width {
  const widest = widths[widths.length - 1] ?? 1200
  return asked === null ? widest : (widths.find((width) => width >= asked) ?? widest)
}

/** `fm` when it names a format; else avif where the browser says that it takes it, else webp. JPEG is for who shows links. */
export function chooseFormat(fm: string | null, accept: string | undefined): Format {
  const named = formats.find((format) => format === fm)
  return named ?? (accept?.includes('image/avif') ? 'avif' : 'webp')
}

// Each image on one thread and few at a time: a page full of new images mustn't starve the API.
sharp.concurrency(1)
sharp.cache(false)

const MAX_PIXELS = 50_000_000

/** The image in that width (never enlarged) and format, turned upright, without its metadata. */
export async function resize(
  original: Uint8Array,
  width: Width,
  format: Format,
): Promise<Uint8Array> {
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  return encoders[format](picture).toBuffer()
}

const encoders: Readonly<Record<Format, (picture: Sharp) => Sharp>> = {
  // Effort 1 takes two thirds of the time of 2, at the same size, for 0.4 dB. At 42 a picture is a sixth smaller than
  // at 45, which decides about the largest paint of a list on a slow line, and nobody sees it.
  avif: (picture) => picture.avif({ quality: 42, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 76 }),
  jpeg: (picture) => picture.jpeg({ quality: 82, mozjpeg: true }),
}
