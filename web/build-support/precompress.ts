import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const MIN_BYTES = 1000
/** Larger is only what draws papers and what edits articles: the best takes thrice as long for a sixtieth less. */
const LARGE_BYTES = 400_000
const ALMOST_BEST = 10

/**
 * Writes `.br` and `.gz` beside every text file of the client: the server sends them as they are.
 * Goes on while the server's half is built, which leaves a core free.
 */
export const precompress = (): Plugin => {
  let work: Promise<unknown> = Promise.resolve()
  return {
    name: 'rihla-precompress',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      if (this.environment.name !== 'client') return
      const names = Object.keys(bundle).filter((name) => /\.(js|css|svg|json)$/.test(name))
      work = Promise.all(names.map((name) => compress(join(dir, name))))
    },
    buildApp: {
      order: 'post',
      async handler() {
        await work
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < MIN_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]:
      bytes.length > LARGE_BYTES ? ALMOST_BEST : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${file}.br`, await brotli(bytes, { params }))
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }))
}
