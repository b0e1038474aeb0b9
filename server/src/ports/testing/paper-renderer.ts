import type { Ticket } from '@rihla/contract/papers'
import { afterAll, describe, expect, test } from 'vitest'
import type { PaperRenderer } from '../paper-renderer.ts'

const text = { en: 'Text', ar: 'نص' }

/** A ticket of this reference. */
export const ticketNamed = (Reference: string): Ticket => ({
  FileName: `ticket-${Reference}.pdf`,
  Title: text,
  Reference,
  Name: text,
  Notes: [],
  Way: null,
  Code: Reference,
  CodeHint: text,
  Facts: [],
  MapUrl: null,
  Amounts: [],
})

/** What every adapter of PaperRenderer must do; a ticket of the reference `FAIL` can't be drawn there. */
export function paperRendererConformance(name: string, open: () => PaperRenderer): void {
  describe(`papers drawn by ${name}`, () => {
    const renderer = open()
    afterAll(() => renderer.close())
    const drawn = async (...references: string[]): Promise<string> =>
      Buffer.from(await renderer.render(references.map(ticketNamed))).toString()

    test('are a PDF', async () => {
      expect(await drawn('ONE')).toMatch(/^%PDF-/)
    })

    test('are not mixed up when several are asked for at once', async () => {
      const papers = await Promise.all(['ONE', 'TWO', 'THREE'].map((it) => drawn(it)))
      expect(papers.map((paper) => /ONE|TWO|THREE/.exec(paper)?.[0])).toEqual([
        'ONE',
        'TWO',
        'THREE',
      ])
    })

    test('go on after one that can’t be drawn', async () => {
      await expect(drawn('FAIL')).rejects.toThrow()
      expect(await drawn('NEXT')).toContain('NEXT')
    })
  })
}
