import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('../../../web', import.meta.url))

test('no page of the built web makes a browser load more script than its budget', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['measure-script-size.mjs'], {
    cwd: web,
    encoding: 'utf8',
  })
  const lines = stdout.split('\n')
  expect(stderr).toBe('')
  expect(lines.filter((line) => line.includes('within')).length).toBeGreaterThan(20)
  expect(lines.filter((line) => line.includes('OVER'))).toEqual([])
})
