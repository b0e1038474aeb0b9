import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, else an installed one, else Debian's
 * is installed if we may. Throws a readable error when there is none.
 */
export function ensureChromium(environment = process.env, run = quietly) {
  const chosen = environment.CHROMIUM_PATH
  if (chosen) return chosen
  const find = () => places.find((path) => existsSync(path))
  const found = find()
  if (found !== undefined) return found
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  }
  const installed = find()
  if (installed !== undefined) return installed
  throw new Error(
    'The browser tests need Chromium, and it could not be installed here. ' +
      'Install it, or name one with CHROMIUM_PATH.',
  )
}

function quietly(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const result = spawnSync(program, args, { env, encoding: 'utf8' })
  if (result.status !== 0) console.error(`${program} ${args[0]}: ${result.stderr ?? result.error}`)
}
