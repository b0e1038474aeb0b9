import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { unzipSync } from 'fflate'
import { decoded, NOT_UTF8 } from '../reading/read-text.ts'
import type { Wrong } from '../reading/words.ts'

const needed = ['stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt', 'prices.csv']
const optional = ['calendar.txt', 'calendar_dates.txt', 'translations.txt']
/** `prices.csv` is the company's own: GTFS knows neither our classes nor our layouts, and prices in too many ways. */
const known: readonly string[] = [...needed, ...optional]

/** Of a zip file, and of all files in it together: the feed of a whole country's buses has a tenth of that. */
const LARGEST_BYTES = 256 * 1024 * 1024

/** The texts of a feed's files by their names, where they were read, and what is wrong with them. */
export type FeedFiles = {
  readonly texts: ReadonlyMap<string, string>
  readonly paths: readonly string[]
  readonly wrong: readonly Wrong[]
}

type Unzipped = Readonly<Record<string, Uint8Array>>

/** Lets the known files through. One that is larger than it says is cut by the library: its last row is then refused. */
function knownFiles(): (file: { name: string; originalSize: number }) => boolean {
  let bytes = 0
  return ({ name, originalSize }) => {
    if (!known.includes(basename(name))) return false
    bytes += originalSize
    if (bytes > LARGEST_BYTES) throw new RangeError(`${name} is too large`)
    return true
  }
}

/** The files of a feed in a zip, whatever folder of it they are in; null when it can't be read. */
async function unzip(path: string): Promise<Unzipped | null> {
  if ((await stat(path)).size > LARGEST_BYTES) return null
  try {
    return unzipSync(await readFile(path), { filter: knownFiles() })
  } catch {
    return null
  }
}

/** Reads the files of a GTFS feed, plain or in a zip as it is published; null when there is no folder of one. */
export async function readFeedFiles(folder: string): Promise<FeedFiles | null> {
  const names = await readdir(folder).catch(() => null)
  if (!names) return null
  const wrong: Wrong[] = []
  const texts = new Map<string, string>()
  const plain = known.filter((name) => names.includes(name))
  const zips = names.filter((name) => name.endsWith('.zip')).sort()
  const take = (name: string, bytes: Uint8Array): void => {
    const text = decoded(bytes)
    if (text === null) wrong.push({ file: `gtfs/${name}`, what: NOT_UTF8 })
    texts.set(name, text ?? '')
  }
  for (const name of plain) take(name, await readFile(join(folder, name)))
  for (const zip of zips) {
    const file = `gtfs/${zip}`
    const unzipped = await unzip(join(folder, zip))
    if (!unzipped) wrong.push({ file, what: 'this zip file can’t be read, or is too large' })
    for (const [path, bytes] of Object.entries(unzipped ?? {})) {
      const name = basename(path)
      if (texts.has(name)) wrong.push({ file, what: `${name} is there twice: one of them must go` })
      else take(name, bytes)
    }
  }
  const missing = needed.filter((name) => !texts.has(name))
  // Of a zip that can't be read, everything seems to be missing.
  if (wrong.length === 0)
    wrong.push(...missing.map((name) => ({ file: `gtfs/${name}`, what: 'this file is missing' })))
  return { texts, paths: [...plain, ...zips].map((name) => join(folder, name)), wrong }
}
