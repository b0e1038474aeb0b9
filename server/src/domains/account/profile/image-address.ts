import { randomBytes } from 'node:crypto'

const IMAGE_PATH = '/account/image'

/** Where the profile images of people are served. */
export const IMAGE_ROUTE = `${IMAGE_PATH}/:name`

/** An unguessable name for a new image. */
export const newImageName = (): string => `${randomBytes(16).toString('hex')}.webp`

/** The address of a profile image, as `users.image` holds it. */
export const imageAddress = (name: string): string => `${IMAGE_PATH}/${name}`

/** The name in the store behind an address; null when it isn't one of ours. */
export const imageNameIn = (address: string | null): string | null =>
  address?.startsWith(`${IMAGE_PATH}/`) ? address.slice(IMAGE_PATH.length + 1) : null
