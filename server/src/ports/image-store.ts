/**
 * Where original images are kept. Asked when an image is shown in a size that isn't cached yet, and
 * written to when one is uploaded. Names are flat (`isImageName`); a store never makes a path of
 * anything else, never changes what is in an image, and knows nothing of sizes.
 */
export type ImageStore = {
  /** The bytes of an image; null when there is none of that name. */
  read(name: string): Promise<Uint8Array | null>
  /** Keeps an image whole or not at all; one of the same name is replaced. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Takes an image away; none of that name is fine. */
  remove(name: string): Promise<void>
}

/** Lower-case letters, digits, dashes, single dots: nothing that could mean a folder or a hidden file. */
export const isImageName = (name: string): boolean =>
  name.length <= 120 && /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)+$/.test(name)
