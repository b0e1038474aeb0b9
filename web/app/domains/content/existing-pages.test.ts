import { soldModuleNames, soldModules } from '@rihla/contract/modules'
import { expect, it } from 'vitest'
import { pageExists } from './existing-pages.ts'

it('links to the pages of every kind of offer', () => {
  const paths = soldModuleNames
    .map((name) => soldModules[name])
    .flatMap((it) => [it.list, it.details])
  expect(paths.filter((path) => path && !pageExists(path))).toEqual([])
})

it('links neither to the staff nor to what only a gateway or a provider leads to', () => {
  expect(['/admin', '/payment/return', '/auth/external/done'].some(pageExists)).toBe(false)
})
