import { existsSync, readdirSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scratchFolder } from './scratch-folder.ts'

test('each folder is new and empty', () => {
  const folders = [scratchFolder('rihla-try-'), scratchFolder('rihla-try-')]
  expect(new Set(folders).size).toBe(2)
  for (const folder of folders) {
    expect(existsSync(folder) && readdirSync(folder)).toEqual([])
    rmSync(folder, { recursive: true })
  }
})
