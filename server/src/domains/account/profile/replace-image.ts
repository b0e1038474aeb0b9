import type { AccountDeps } from '../deps.ts'
import { imageAddress, imageNameIn, newImageName } from './image-address.ts'
import { expectImage, removeImage } from './remove-image.ts'
import { changeProfile, lockImage, type ProfileChange } from './store.ts'

type Deps = Pick<AccountDeps, 'db' | 'jobs' | 'profileImages' | 'log'>

/**
 * Keeps a person's new image (webp), or none, beside what else changes; the one before is gone from
 * the store once that is committed. An image that came to nothing is not kept.
 */
export async function replaceImage(
  { db, jobs, profileImages, log }: Deps,
  userId: number,
  image: Uint8Array | null,
  change: ProfileChange = {},
): Promise<void> {
  const name = image && newImageName()
  if (image && name) {
    await expectImage(db, jobs, { name, userId })
    await profileImages.write(name, image)
  }
  let unused = name
  try {
    unused = await db.transaction().execute(async (trx) => {
      const former = imageNameIn(await lockImage(trx, userId))
      const address = name && imageAddress(name)
      const changed = await changeProfile(trx, userId, { ...change, image: address })
      if (changed && former) await removeImage(trx, jobs, { name: former, userId })
      return changed ? former : name
    })
  } finally {
    // The change doesn't depend on this: a leftover file is removed by the job that was asked for, not
    // reported to the user.
    if (unused)
      await profileImages
        .remove(unused)
        .catch((error: unknown) => log.error({ err: error }, 'profile image left behind'))
  }
}
