import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { nouns } from '../nouns/index.ts'
import type { Noun } from '../nouns/noun.ts'
import type { Wrong } from './words.ts'

/** A file of a noun's rows. */
export type NounFile = { readonly noun: Noun; readonly name: string; readonly path: string }
export type FoundFiles = {
  readonly files: readonly NounFile[]
  readonly wrong: readonly Wrong[]
}

/** The lists in a folder, in the order in which they are written; other folders in it are not looked at. */
export async function findFiles(folder: string): Promise<FoundFiles> {
  const names = (await readdir(folder)).filter((name) => /\.(json|csv)$/.test(name)).sort()
  const known = new Set(nouns.map(({ name }) => name))
  const stem = (name: string): string => basename(name, extname(name))
  const wrong = names.flatMap((file): Wrong[] => {
    if (!known.has(stem(file)))
      return [{ file, what: `there is no list of this name; there are ${[...known].join(', ')}` }]
    const twice = file.endsWith('.json') && names.includes(`${stem(file)}.csv`)
    return twice ? [{ file, what: `${stem(file)}.csv is there, too: one of them must go` }] : []
  })
  const files = nouns.flatMap((noun) => {
    const name = names.find((it) => stem(it) === noun.name)
    return name === undefined ? [] : [{ noun, name, path: join(folder, name) }]
  })
  return { files, wrong }
}

/** The same for the same files, whenever they were written. */
export async function fingerprintOf(files: readonly NounFile[]): Promise<string> {
  const hash = createHash('sha256')
  for (const { name, path } of files) {
    hash.update(`${name}\n`)
    for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer)
  }
  return hash.digest('hex')
}
