import type { ActivityDetails } from '@rihla/contract/catalogue/activities'
import { Gallery, type GalleryProps } from '../../../ui/gallery/gallery.tsx'

/** The pictures of an offer. */
export const OfferGallery = ({
  images,
  ...rest
}: Omit<GalleryProps, 'images'> & { images: ActivityDetails['Images'] }) => (
  <Gallery
    {...rest}
    images={images.map(({ ImagePath, Alt, Placeholder, Colour }) => ({
      src: ImagePath,
      alt: Alt,
      placeholder: Placeholder,
      colour: Colour,
    }))}
  />
)
