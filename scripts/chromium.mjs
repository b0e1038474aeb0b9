import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Chromium without windows first: it draws the same pages in three quarters of the time. */
const shell = '/usr/bin/chromium-headless-shell'
const places = [shell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** What this machine has and may do; tests bring their own. */
const machine = {
  exists: existsSync,
  mayInstall: () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0,
  run: quietly,
}

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, else Debian's headless shell, which is
 * installed if we may, else any that is installed. Throws a readable error when there is none.
 */
export function ensureChromium(environment = process.env, { exists, mayInstall, run } = machine) {
  const chosen = environment.CHROMIUM_PATH
  if (chosen) return chosen
  if (!exists(shell) && mayInstall()) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'])
  }
  const found = places.find((path) => exists(path))
  if (found !== undefined) return found
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
