const IMAGE = /<img src="([^"]*)"/g

/** Where the images of cleaned HTML are served. */
export const imagesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(IMAGE)].map(([, url = '']) => url)),
]

/** Widths that the image route serves. */
const WIDTHS = [480, 768, 960, 1200]

export type Size = { readonly width: number; readonly height: number }

/**
 * Gives the images of cleaned HTML their sizes, so that nothing moves when they arrive, and lets a browser
 * choose among widths and wait until they come near.
 */
export const withSizes = (html: string, sizes: ReadonlyMap<string, Size>): string =>
  html.replaceAll(IMAGE, (whole, url: string) => {
    const size = sizes.get(url)
    const known = size ? ` width="${size.width}" height="${size.height}"` : ''
    const set = WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ')
    const sources = `srcset="${set}" sizes="(min-width: 768px) 720px, 100vw"`
    return `<img loading="lazy" decoding="async"${known} ${sources} src="${url}"`
  })
