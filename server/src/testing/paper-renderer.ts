import type { PaperRenderer } from '../ports/paper-renderer.ts'

export type TestRenderer = PaperRenderer & {
  /** While set, nothing can be drawn. */
  broken: boolean
}

/** Writes the references of tickets instead of drawing them. A ticket of the reference `FAIL` can't be drawn. */
export function testRenderer(): TestRenderer {
  const it: TestRenderer = {
    broken: false,
    async render(tickets) {
      const references = tickets.map(({ Reference }) => Reference)
      if (it.broken || references.includes('FAIL')) throw new Error('It can’t be drawn')
      return Buffer.from(`%PDF- ${references.join(' ')}`)
    },
    close: async () => undefined,
  }
  return it
}
