import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { readGtfs } from '../gtfs/read-gtfs.ts'
import { nouns } from '../nouns/index.ts'
import type { Noun } from '../nouns/noun.ts'
import type { Wrong } from './words.ts'

/** A file of a noun's rows. */
export type NounFile = {
  readonly noun: Noun
  readonly name: string
  /** Where it is; of rows that were made of several files, all of them. */
  readonly paths: readonly string[]
  readonly rows?: readonly object[]
  /** Codes that it has every row of, those of their parts (`code/…`) too: others of theirs are over. */
  readonly wholes?: readonly string[]
}
export type FoundFiles = {
  readonly files: readonly NounFile[]
  readonly wrong: readonly Wrong[]
}

/** The lists in a folder, in the order in which they are written, and its GTFS feed; other folders are not looked at. */
export async function findFiles(folder: string): Promise<FoundFiles> {
  const all = (await readdir(folder)).filter((name) => /\.(json|csv)$/i.test(name)).sort()
  const names = all.filter((name) => /\.(json|csv)$/.test(name))
  const known = new Set(nouns.map(({ name }) => name))
  const stem = (name: string): string => basename(name, extname(name))
  const wrong = names.flatMap((file): Wrong[] => {
    if (!known.has(stem(file)))
      return [{ file, what: `there is no list of this name; there are ${[...known].join(', ')}` }]
    const twice = file.endsWith('.json') && names.includes(`${stem(file)}.csv`)
    return twice ? [{ file, what: `${stem(file)}.csv is there, too: one of them must go` }] : []
  })
  for (const file of all.filter((name) => !names.includes(name)))
    wrong.push({ file, what: 'its name must end with .csv or .json, in small letters' })
  const feed = await readGtfs(join(folder, 'gtfs'))
  const made: Readonly<Record<string, readonly object[]>> = feed
    ? { stations: feed.stations, timetable: feed.timetable }
    : {}
  for (const name of names.filter((it) => stem(it) in made))
    wrong.push({ file: name, what: 'the folder gtfs has them, too: one of them must go' })
  const files = nouns.flatMap((noun): NounFile[] => {
    const rows = made[noun.name]
    if (rows) {
      const wholes = noun.name === 'timetable' ? { wholes: feed?.trips ?? [] } : {}
      return [{ noun, name: `gtfs as ${noun.name}`, paths: feed?.paths ?? [], rows, ...wholes }]
    }
    const name = names.find((it) => stem(it) === noun.name)
    return name === undefined ? [] : [{ noun, name, paths: [join(folder, name)] }]
  })
  return { files, wrong: [...wrong, ...(feed?.wrong ?? [])] }
}

/** The same for the same files, whenever they were written. */
export async function fingerprintOf(files: readonly NounFile[]): Promise<string> {
  const hash = createHash('sha256')
  for (const { name, paths } of files) {
    hash.update(`${name}\n`)
    for (const path of paths)
      for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer)
  }
  return hash.digest('hex')
}
