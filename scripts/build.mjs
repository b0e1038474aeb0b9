import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { root } from './node.mjs'

const notSource = new Set(['build', 'node_modules', '.react-router', '.cache', 'coverage'])

/** Builds the web if anything that it is made from has changed since the last build. */
export async function build(node, folder = root, run = runBuild) {
  const web = join(folder, 'web')
  const stamp = join(web, 'build', '.made-from')
  const wanted = fingerprint(folder)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  await run(node, web)
  writeFileSync(stamp, wanted)
  return true
}

function fingerprint(folder) {
  const hash = createHash('sha256')
  const sources = [...filesBelow(join(folder, 'web')), ...filesBelow(join(folder, 'contract/src'))]
  for (const file of [...sources.sort(), join(folder, 'package-lock.json')]) {
    hash.update(`${relative(folder, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notSource.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : []
  })
}

const LONGEST_OUTPUT = 16 * 1024 * 1024

async function runBuild(node, web) {
  const tool = join(web, '../node_modules/@react-router/dev/bin.cjs')
  try {
    await promisify(execFile)(node, [tool, 'build'], {
      cwd: web,
      maxBuffer: LONGEST_OUTPUT,
      env: { ...process.env, NODE_ENV: 'production' },
    })
  } catch (error) {
    const said = error.stdout + (error.stderr || error.message)
    throw new Error(`The web could not be built.\n${said}`, { cause: error })
  }
}
