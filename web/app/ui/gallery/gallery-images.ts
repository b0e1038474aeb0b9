export type GalleryImage = {
  src: string
  alt: string
  placeholder?: string | null
  colour?: string | null
}

/** The pictures of one offer, and what their downloads are named after. */
export type GalleryImages = {
  images: readonly GalleryImage[]
  /** Names downloads `{module}-{id}-{index}.jpg`. */
  module: string
  id: number
}
