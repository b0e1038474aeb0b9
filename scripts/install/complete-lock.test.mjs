import { expect, test } from 'vitest'
import { completeLock } from './complete-lock.mjs'

test('names the platform packages that a registry did not have', () => {
  const tool = {
    version: '1.2.3',
    dev: true,
    optionalDependencies: {
      '@tool/linux-x64-gnu': '1.2.3',
      '@tool/linux-arm64-musl': '1.2.3',
      '@tool/darwin-arm64': '1.2.3',
      'plain-extra': '2.0.0',
    },
  }
  const present = { version: '1.2.3', optional: true }
  const lock = {
    packages: { '': {}, 'node_modules/tool': tool, 'node_modules/@tool/linux-x64-gnu': present },
  }
  expect(completeLock(lock)).toEqual(['@tool/linux-arm64-musl', '@tool/darwin-arm64'])
  expect(lock.packages).toMatchObject({
    'node_modules/@tool/linux-x64-gnu': present,
    'node_modules/@tool/linux-arm64-musl': {
      version: '1.2.3',
      cpu: ['arm64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
    'node_modules/@tool/darwin-arm64': { cpu: ['arm64'], os: ['darwin'] },
  })
  expect(completeLock(lock)).toEqual([])
})
