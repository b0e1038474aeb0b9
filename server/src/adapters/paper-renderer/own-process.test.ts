import { afterEach, expect, test } from 'vitest'
import type { PaperRenderer } from '../../ports/paper-renderer.ts'
import { paperRendererConformance, ticketNamed } from '../../ports/testing/paper-renderer.ts'
import { processRenderer } from './own-process.ts'

const renderer = new URL('testing/renderer.ts', import.meta.url).href

paperRendererConformance('a process of its own', () => processRenderer({ renderer }))

const opened: PaperRenderer[] = []
const open = (options: {
  patienceMs?: number
  drawMs?: number
  idleMs?: number
}): PaperRenderer => {
  const it = processRenderer({ renderer, ...options })
  opened.push(it)
  return it
}
afterEach(() => Promise.all(opened.splice(0).map((it) => it.close())))

type Drawn = { readonly references: string[]; readonly pid: number }
const draw = async (by: PaperRenderer, reference: string): Promise<Drawn> => {
  const pdf = await by.render([ticketNamed(reference)])
  return JSON.parse(Buffer.from(pdf).toString().slice('%PDF-'.length)) as Drawn
}
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const ended = async (pid: number): Promise<void> => {
  while (isAlive(pid)) await new Promise((resolve) => setImmediate(resolve))
}

test('never runs in ours, and is the same for the next paper', async () => {
  const papers = open({})
  const first = await draw(papers, 'ONE')
  expect(first.pid).not.toBe(process.pid)
  expect(await draw(papers, 'TWO')).toEqual({ references: ['TWO'], pid: first.pid })
})

test.each([
  ['dies', 'DIE', /has ended/],
  ['takes too long', 'HANG', /takes too long/],
])('is started anew when it %s', async (_, reference, reason) => {
  const papers = open({ patienceMs: 3000 })
  const first = await draw(papers, 'ONE')
  await expect(draw(papers, reference)).rejects.toThrow(reason)
  await ended(first.pid)
  expect((await draw(papers, 'TWO')).pid).not.toBe(first.pid)
})

test('gives up on what waits behind a paper that hangs, and draws what is asked for then', async () => {
  const papers = open({ patienceMs: 3000 })
  const [first, ...behind] = await Promise.allSettled(
    ['HANG', 'TWO', 'THREE'].map((reference) => draw(papers, reference)),
  )
  for (const it of [first, ...behind])
    expect(it).toMatchObject({ reason: { message: expect.stringContaining('takes too long') } })
  expect(await draw(papers, 'FOUR')).toMatchObject({ references: ['FOUR'] })
})

test('draws what waits behind a paper that hangs, where there is time left', async () => {
  const papers = open({ drawMs: 3000 })
  const [first, behind] = await Promise.allSettled([draw(papers, 'HANG'), draw(papers, 'TWO')])
  expect([first?.status, behind?.status]).toEqual(['rejected', 'fulfilled'])
})

test('is ended when there is nothing more to draw', async () => {
  const papers = open({ idleMs: 50 })
  const { pid } = await draw(papers, 'ONE')
  await ended(pid)
  expect((await draw(papers, 'TWO')).pid).not.toBe(pid)
})

test('is ended with whoever asked', async () => {
  const papers = open({})
  const { pid } = await draw(papers, 'ONE')
  await papers.close()
  await ended(pid)
})
