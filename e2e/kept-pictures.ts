import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const kept = fileURLToPath(new URL('../node_modules/.cache/rihla-pictures', import.meta.url))

/**
 * Puts the sizes of the demo's pictures that earlier runs made where products find them: to make them takes a
 * minute of processor time. Other pictures have another folder. Answers how to keep what this run has made.
 */
export function bringPictures(originals: string, resized: string): () => void {
  const names = fs.readdirSync(originals).toSorted()
  const hash = createHash('sha256')
  for (const name of names) hash.update(name).update(fs.readFileSync(join(originals, name)))
  const key = hash.digest('hex').slice(0, 16)
  const folder = join(kept, key)
  if (fs.existsSync(folder)) fs.cpSync(folder, resized, { recursive: true })
  return () => {
    fs.mkdirSync(folder, { recursive: true })
    for (const other of fs.readdirSync(kept))
      if (other !== key) fs.rmSync(join(kept, other), { recursive: true })
    // Not the sizes of what a journey has uploaded: nobody asks for those again.
    const demos = new Set(names)
    for (const size of fs.readdirSync(resized)) {
      const [, name = ''] = /^(.+)\.\d+\.v\d+\.\w+$/.exec(size) ?? []
      const to = join(folder, size)
      if (!demos.has(name) || fs.existsSync(to)) continue
      fs.copyFileSync(join(resized, size), `${to}.part`)
      fs.renameSync(`${to}.part`, to)
    }
  }
}
