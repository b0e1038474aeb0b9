import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ensureChromium } from './chromium.mjs'
import { root } from './node.mjs'
import { count, failuresOf } from './vitest.mjs'

const file = (status, ...tests) => ({
  status,
  assertionResults: tests.map((outcome) => ({ status: outcome })),
})

describe('counting a report', () => {
  test('adds up what passed and what failed', () => {
    const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')]
    const report = { numPassedTests: 3, numFailedTests: 1, testResults }
    expect(count(report, 1)).toEqual({ passed: 3, failed: 1 })
  })

  test('a file that could not be loaded is a failure', () => {
    const testResults = [file('passed', 'passed'), file('failed')]
    const report = { numPassedTests: 1, numFailedTests: 0, testResults }
    expect(count(report, 1)).toEqual({ passed: 1, failed: 1 })
  })

  test('an error outside of every test, or no report at all, is a failure', () => {
    const report = { numPassedTests: 1, numFailedTests: 0, testResults: [file('passed', 'passed')] }
    expect(count(report, 1)).toEqual({ passed: 1, failed: 1 })
    expect(count(report, 0)).toEqual({ passed: 1, failed: 0 })
    expect(count(undefined, 1)).toEqual({ passed: 0, failed: 1 })
  })
})

test('names what failed, and what it said first', () => {
  const failed = {
    status: 'failed',
    fullName: 'a hold ends',
    failureMessages: ['expected 1\n at x', 'more'],
  }
  const testResults = [
    { name: join(root, 'a.test.ts'), ...file('passed', 'passed') },
    { name: join(root, 'b.test.ts'), status: 'failed', assertionResults: [failed] },
    { name: join(root, 'c.test.ts'), ...file('failed'), message: 'no such file\n at y' },
  ]
  expect(failuresOf({ testResults }, 1)).toEqual([
    'b.test.ts > a hold ends: expected 1',
    'c.test.ts: no such file',
  ])
  expect(failuresOf({ testResults: testResults.slice(0, 1) }, 0)).toEqual([])
  expect(failuresOf({ testResults: testResults.slice(0, 1) }, 1)).toHaveLength(1)
  expect(failuresOf(undefined, 1)).toHaveLength(1)
})

test('a named Chromium is taken as it is', () => {
  expect(ensureChromium({ CHROMIUM_PATH: '/opt/chromium' })).toBe('/opt/chromium')
})

test.each([
  ['the headless shell, where both are', ['chromium-headless-shell', 'chromium'], true, []],
  ['a whole Chromium, where nothing may be installed', ['chromium'], false, []],
  ['what was installed, where nothing was', [], true, ['update', 'install']],
])('takes %s', (_, installed, mayInstall, asked) => {
  const there = new Set(installed.map((name) => `/usr/bin/${name}`))
  const ran = []
  const run = (_program, args) => {
    ran.push(args[0])
    if (args[0] === 'install') there.add(`/usr/bin/${args.at(-1)}`)
  }
  const machine = { exists: (path) => there.has(path), mayInstall: () => mayInstall, run }
  expect(ensureChromium({}, machine)).toBe(`/usr/bin/${installed[0] ?? 'chromium-headless-shell'}`)
  expect(ran).toEqual(asked)
})

test('says so where no Chromium is and none may be installed', () => {
  const machine = { exists: () => false, mayInstall: () => false, run: () => undefined }
  expect(() => ensureChromium({}, machine)).toThrow('The browser tests need Chromium')
})
