// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { keepInBrowser, wholeDraft } from '../testing/articles.ts'
import { claimSlot, type Locks } from './claim-slot.ts'
import { forgetDraft, keepDraft, readDraft } from './saved-drafts.ts'

/** Locks as browsers have them, as far as they are used here: taken at once, or not at all. */
function fakeLocks(): Locks {
  const held = new Set<string>()
  const request = async (
    name: string,
    _: LockOptions,
    use: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    if (held.has(name)) return use(null)
    held.add(name)
    try {
      return await use({ name, mode: 'exclusive' })
    } finally {
      held.delete(name)
    }
  }
  // Of its overloads this is the one that is called.
  return { request } as unknown as Locks
}
const tab = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { open: promise, close: resolve }
}
const draft = wholeDraft()
const kept = (at: string) => ({ draft, base: null, at })

beforeEach(() => localStorage.clear())

it('gives each open tab a place of its own', async () => {
  const locks = fakeLocks()
  const [one, two] = [tab(), tab()]
  expect(await claimSlot(locks, 0, one.open)).toBe(1)
  expect(await claimSlot(locks, 0, two.open)).toBe(2)
  expect(await claimSlot(locks, 12, two.open)).toBe(1)
  expect(keepDraft({ id: 0, slot: 1 }, kept('a'))).toBe(true)
  expect(keepDraft({ id: 0, slot: 2 }, kept('b'))).toBe(true)
  expect([readDraft({ id: 0, slot: 1 })?.at, readDraft({ id: 0, slot: 2 })?.at]).toEqual(['a', 'b'])
})

it('finds what a closed tab has left, before an empty place', async () => {
  const locks = fakeLocks()
  const [one, two] = [tab(), tab()]
  await claimSlot(locks, 0, one.open)
  await claimSlot(locks, 0, two.open)
  keepDraft({ id: 0, slot: 2 }, kept('left'))
  two.close()
  await two.open
  await Promise.resolve()
  expect(await claimSlot(locks, 0, tab().open)).toBe(2)
  forgetDraft({ id: 0, slot: 2 })
  one.close()
  await one.open
  await Promise.resolve()
  expect(await claimSlot(locks, 0, tab().open)).toBe(1)
})

it('shows nobody what another has left, and keeps it for them', async () => {
  const [hana, omar] = [7, 8]
  const mine = { id: 0, slot: 1, userId: hana }
  keepDraft(mine, kept('hana'))
  expect(readDraft({ ...mine, userId: omar })).toBeNull()
  expect(await claimSlot(fakeLocks(), 0, tab().open, omar)).toBe(2)
  keepDraft({ id: 0, slot: 2, userId: omar }, kept('omar'))
  expect(await claimSlot(fakeLocks(), 0, tab().open, hana)).toBe(1)
  expect(readDraft(mine)?.at).toBe('hana')
})

it('finds the newest of several texts, also one that was kept before it was known whose', async () => {
  keepDraft({ id: 0, slot: 1, userId: 7 }, kept('2026-11-20'))
  keepDraft({ id: 0, slot: 3 }, kept('2026-11-21'))
  expect(await claimSlot(fakeLocks(), 0, tab().open, 7)).toBe(3)
})

it('leaves what nine others have left where it is', async () => {
  for (let slot = 1; slot <= 9; slot += 1)
    keepDraft({ id: 0, slot, userId: slot }, kept(`of ${slot}`))
  const slot = await claimSlot(fakeLocks(), 0, tab().open, 10)
  keepDraft({ id: 0, slot, userId: 10 }, kept('mine'))
  expect(readDraft({ id: 0, slot: 9, userId: 9 })?.at).toBe('of 9')
  expect(readDraft({ id: 0, slot, userId: 10 })?.at).toBe('mine')
})

it('takes nothing for a draft that is none', () => {
  keepInBrowser(0, draft)
  expect(readDraft({ id: 0, slot: 1 })?.draft).toEqual(draft)
  for (const odd of ['null', '7', '{', '{"at":"x"}', '{"at":"x","draft":{"fields":{}}}']) {
    localStorage.setItem('rihla:writing:new', odd)
    expect(readDraft({ id: 0, slot: 1 })).toBeNull()
  }
})
