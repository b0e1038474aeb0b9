import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exportContent, importContent, contentPaths, type Files } from '../domains/content/index.ts'
import { createDb, createPool, type Db } from '../platform/database/connect.ts'

// `node transfer-content.ts export FOLDER` writes what editors wrote as files; `import FOLDER [--dry-run]`
// puts files in its place, all of them or none.

const MOST_SHOWN = 50

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
})
const [deed, folder] = positionals
const url = process.env['DATABASE_URL']
if (!url) throw new Error('DATABASE_URL is missing: say which database the content is of.')
// `npm run` starts us in the repository's folder.
const place = folder && resolve(process.env['INIT_CWD'] ?? '.', folder)

/** The files of a folder that could be ours, by their path below it. */
async function readFolder(path: string): Promise<Files> {
  const names = await readdir(path, { recursive: true })
  const files = names.map((name) => name.replaceAll('\\', '/')).filter((it) => it.endsWith('.json'))
  const read = files.map(async (name) => [name, await readFile(join(path, name), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(read))
}

async function writeFolder(path: string, files: Files): Promise<void> {
  // What is no longer written anywhere must not come back with the next import.
  for (const name of contentPaths()) await rm(join(path, name), { force: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true })
    await writeFile(join(path, name), text)
  }
}

const list = (rows: Readonly<Record<string, number>>): string =>
  Object.entries(rows)
    .map(([path, count]) => `  ${path}: ${count}`)
    .join('\n')

async function bringIn(db: Db, path: string, dryRun: boolean): Promise<number> {
  const files = await readFolder(path)
  if (Object.keys(files).length === 0) {
    console.error(`There is no JSON file in ${path}. Nothing was changed.`)
    return 1
  }
  const outcome = await importContent(db, files, { dryRun })
  if ('rows' in outcome) {
    console.log(`${dryRun ? 'Would be written' : 'Written'}, rows by file:\n${list(outcome.rows)}`)
    return 0
  }
  console.error(outcome.wrong.slice(0, MOST_SHOWN).join('\n'))
  console.error(`${outcome.wrong.length} wrong. Nothing was changed.`)
  return 1
}

async function transfer(db: Db): Promise<number> {
  if (place && deed === 'import') return bringIn(db, place, values['dry-run'])
  if (place && deed === 'export') {
    const files = await exportContent(db)
    await writeFolder(place, files)
    console.log(`${Object.keys(files).length} files are in ${place}.`)
    return 0
  }
  console.error('Say what to do and where: export FOLDER, or import FOLDER [--dry-run].')
  return 1
}

const pool = createPool(url, { max: 1 })
try {
  process.exitCode = await transfer(createDb(pool))
} finally {
  await pool.end()
}
