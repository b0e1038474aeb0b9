import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isGone } from './processes.ts'

let folder

/**
 * Stands in for scripts/run.ts: prints its process id, and ends on a signal or when its parent
 * goes.
 */
const program = `
  process.on('SIGTERM', () => process.exit(0))
  process.on('SIGINT', () => process.exit(0))
  process.on('disconnect', () => process.exit(0))
  console.log(process.pid)
  setInterval(() => {}, 1000)`

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-forward-'))
  writeFileSync(join(folder, 'program.mjs'), program)
  const module = new URL('./forward.mjs', import.meta.url).href
  const launcher = `
    import { runForwarding } from '${module}'
    process.exitCode = await runForwarding(process.execPath, ['${join(folder, 'program.mjs')}'])`
  writeFileSync(join(folder, 'launcher.mjs'), launcher)
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Starts the launcher below a shell, as npm does; resolves with the numbers of both. */
function launch() {
  const command = `"${process.execPath}" "${join(folder, 'launcher.mjs')}" & echo $!; wait`
  const shell = spawn('/bin/sh', ['-c', command])
  return new Promise((resolve, reject) => {
    let said = ''
    shell.stderr.on('data', (text) => reject(new Error(String(text))))
    shell.stdout.on('data', (text) => {
      said += text
      const [launcher, child] = said.trim().split('\n').map(Number)
      if (child) resolve({ shell, launcher, child })
    })
  })
}

test.each([
  ['SIGTERM to the launcher', ({ launcher }) => process.kill(launcher, 'SIGTERM')],
  ['SIGINT to the launcher', ({ launcher }) => process.kill(launcher, 'SIGINT')],
  ['SIGHUP to the launcher', ({ launcher }) => process.kill(launcher, 'SIGHUP')],
  ['kill -9 of the launcher', ({ launcher }) => process.kill(launcher, 'SIGKILL')],
  ['SIGTERM to the shell above it', ({ shell }) => shell.kill('SIGTERM')],
  ['kill -9 of the shell above it', ({ shell }) => shell.kill('SIGKILL')],
])('%s ends everything within two seconds', async (_, act) => {
  const processes = await launch()
  act(processes)
  expect(await isGone(processes.child, 2000)).toBe(true)
  expect(await isGone(processes.launcher, 2000)).toBe(true)
})

test.skipIf(process.platform !== 'linux')('kill -9 of npm ends everything, too', async () => {
  // npm runs a shell that runs the launcher: here a node stands in for npm.
  const command = `"${process.execPath}" "${join(folder, 'launcher.mjs')}" & wait`
  const npm = `
    const { spawn } = require('node:child_process')
    spawn('sh', ['-c', ${JSON.stringify(command)}], { stdio: 'inherit' })
    setInterval(() => {}, 1000)`
  const env = { ...process.env, npm_lifecycle_event: 'start' }
  const standIn = spawn(process.execPath, ['-e', npm], { env })
  const child = await new Promise((resolve) => {
    standIn.stdout.once('data', (text) => resolve(Number(text)))
  })
  standIn.kill('SIGKILL')
  expect(await isGone(child, 2000)).toBe(true)
})
