import { isImageName, type ImageStore } from '../../ports/image-store.ts'

/** Images in the memory of this process, for tests; `names` tells what is kept. */
export function memoryImageStore(): ImageStore & { names(): string[] } {
  const kept = new Map<string, Uint8Array>()
  return {
    names: () => [...kept.keys()],
    async read(name) {
      const bytes = kept.get(name)
      return bytes ? bytes.slice() : null
    },
    async write(name, bytes) {
      if (!isImageName(name)) throw new Error(`Not an image name: ${JSON.stringify(name)}`)
      kept.set(name, bytes.slice())
    },
    async remove(name) {
      kept.delete(name)
    },
  }
}
