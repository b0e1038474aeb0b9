import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { supervise } from './supervise.ts'

/** A part that finishes what it does once it is told to end, and then says so in a file. */
const finishing = (file: string): string => `
  process.on('SIGTERM', () => setTimeout(() => {
    require('node:fs').writeFileSync(${JSON.stringify(file)}, '')
    process.exit(0)
  }, 200))
  setInterval(() => {}, 60_000)
  process.send({ ready: true })`

test('lets a part finish for as long as the server may take: ten seconds of answers, and five of jobs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-supervise-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'finished')
  const args = ['-e', finishing(file)]
  const environment = () => ({ ...process.env })
  const part = await supervise({ name: 'a part', program: process.execPath, args, environment })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const stopped = part.stop()
  vi.advanceTimersByTime(15_500)
  await stopped
  expect(existsSync(file)).toBe(true)
})

test('waits for minutes for a part that has much to read before it is ready', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const ready =
    'setTimeout(() => process.send({ ready: true }), 200); setInterval(() => {}, 60_000)'
  const begun = supervise({
    name: 'a part',
    program: process.execPath,
    args: ['-e', ready],
    environment: () => ({ ...process.env }),
  })
  vi.advanceTimersByTime(120_000)
  await (await begun).stop()
})
