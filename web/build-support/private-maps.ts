import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = 'build/maps'

/**
 * Moves the maps from scripts to sources out of the folder that is served, into `web/build/maps`: who has a fault's
 * stack from a visitor's console reads it with them, and nobody else gets our sources.
 */
export const privateMaps = (): Plugin => ({
  name: 'rihla-private-maps',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  async writeBundle({ dir = '' }) {
    const to = join(import.meta.dirname, '..', FOLDER)
    await rm(to, { recursive: true, force: true })
    await mkdir(to, { recursive: true })
    const assets = join(dir, 'assets')
    const maps = (await readdir(assets)).filter((name) => name.endsWith('.map'))
    await Promise.all(maps.map((name) => rename(join(assets, name), join(to, name))))
  },
})
