import { describe, expect, test } from 'vitest'
import { ensureChromium } from './chromium.mjs'
import { count } from './vitest.mjs'

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

test('a named Chromium is taken as it is', () => {
  expect(ensureChromium({ CHROMIUM_PATH: '/opt/chromium' })).toBe('/opt/chromium')
})
