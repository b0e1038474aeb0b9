import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isImageName, type ImageStore } from '../../ports/image-store.ts'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')

/** Images as files of one folder, which is made when the first is written. */
export function diskImageStore(folder: string): ImageStore {
  return {
    async read(name) {
      if (!isImageName(name)) return null
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async write(name, bytes) {
      if (!isImageName(name)) throw new Error(`Not an image name: ${JSON.stringify(name)}`)
      await mkdir(folder, { recursive: true })
      const file = join(folder, name)
      const part = `${file}.${randomBytes(6).toString('hex')}.part`
      try {
        await writeFile(part, bytes)
        await rename(part, file)
      } catch (error) {
        // A disk that is full stays so if its failures are left on it.
        await rm(part, { force: true })
        throw error
      }
    },
    async remove(name) {
      if (isImageName(name)) await rm(join(folder, name), { force: true })
    },
  }
}
