import { describe, expect, it, vi } from 'vitest'
import { createAutosave } from './autosave.ts'

type Sent = {
  edit: string
  edition: number
  /** Without an edition: it was taken. */
  answer: (text: string, stands?: number) => void
  fail: (problem: unknown) => void
}

/** An editor whose time and answers the test hands out. */
function givenEditor(firstEdition = 0) {
  const sent: Sent[] = []
  const answers: string[] = []
  const problems: unknown[] = []
  let timer: (() => void) | null = null
  const editor = createAutosave<string, { text: string; stands: number }>({
    post: (edit, edition) =>
      new Promise((resolve, fail) => {
        const answer = (text: string, stands = edition): void => resolve({ text, stands })
        sent.push({ edit, edition, answer, fail })
      }),
    editionOf: ({ stands }) => stands,
    onAnswer: ({ text }) => {
      answers.push(text)
      return text === 'take the code off' ? 'without the code' : null
    },
    onProblem: (problem) => void problems.push(problem),
    later: (run) => {
      timer = run
      return () => (timer = null)
    },
    firstEdition,
  })
  return { editor, sent, answers, problems, pass: () => timer?.() }
}

describe('edits', () => {
  it('sends only the last of what was typed in one go', () => {
    const { editor, sent, pass } = givenEditor()
    editor.change('N')
    editor.change('No')
    editor.change('Nour')
    expect(sent).toEqual([])
    pass()
    expect(sent.map(({ edit, edition }) => [edit, edition])).toEqual([['Nour', 1]])
  })

  it('counts on from the edition that the server has', () => {
    const { editor, sent } = givenEditor(7)
    void editor.now('Nour')
    expect(sent[0]?.edition).toBe(8)
  })

  it('ignores an answer that a newer edit has overtaken', async () => {
    const { editor, sent, answers } = givenEditor()
    const first = editor.now('old')
    const second = editor.now('new')
    sent[1]?.answer('price of new')
    await second
    sent[0]?.answer('price of old')
    await first
    expect(answers).toEqual(['price of new'])
  })

  it('ignores the failure of an overtaken edit too', async () => {
    const { editor, sent, problems, answers } = givenEditor()
    const first = editor.now('old')
    const second = editor.now('new')
    sent[0]?.fail(new Error('timeout'))
    sent[1]?.answer('fine')
    await Promise.all([first, second])
    expect([problems, answers]).toEqual([[], ['fine']])
  })

  it('R8: sends once more, above the edition that stands, what another page has overtaken', async () => {
    const { editor, sent, answers } = givenEditor()
    const settled = editor.now('all-inclusive')
    sent[0]?.answer('price of the other page', 7)
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ edit: 'all-inclusive', edition: 8 })
    sent[1]?.answer('price of all-inclusive')
    expect(await settled).toBe(true)
    expect(answers).toEqual(['price of all-inclusive'])
    void editor.now('Nour')
    expect(sent[2]?.edition).toBe(9)
  })

  it('R8: sends an edit that this page has overtaken itself no second time', async () => {
    const { editor, sent } = givenEditor()
    const first = editor.now('old')
    const second = editor.now('new')
    sent[1]?.answer('price of new')
    sent[0]?.answer('price of new', 2)
    await Promise.all([first, second])
    expect(sent).toHaveLength(2)
  })

  it('gives up an edit that is overtaken each time, and says so', async () => {
    const { editor, sent, problems, answers } = givenEditor()
    const settled = editor.now('Nour')
    for (const turn of [0, 1, 2]) {
      await vi.waitFor(() => expect(sent).toHaveLength(turn + 1))
      sent[turn]?.answer('price of the other page', 100 * (turn + 1))
    }
    expect(await settled).toBe(false)
    expect(sent).toHaveLength(3)
    expect([problems.length, answers]).toEqual([1, []])
  })

  it('settles by sending what still waits', async () => {
    const { editor, sent } = givenEditor()
    editor.change('Nour')
    const settled = editor.settled()
    expect(sent).toHaveLength(1)
    sent[0]?.answer('fine')
    expect(await settled).toBe(true)
  })

  it('settles with false when the newest edit was refused', async () => {
    const { editor, sent, problems } = givenEditor()
    editor.change('Nour')
    const settled = editor.settled()
    sent[0]?.fail(new Error('sold out'))
    expect(await settled).toBe(false)
    expect(problems).toHaveLength(1)
  })

  it('sends what an answer asks for, unless more was typed', async () => {
    const { editor, sent, pass } = givenEditor()
    const first = editor.now('with a code')
    sent[0]?.answer('take the code off')
    await first
    pass()
    expect(sent.map(({ edit }) => edit)).toEqual(['with a code', 'without the code'])

    const second = editor.now('with a code')
    editor.change('typed meanwhile')
    sent[2]?.answer('take the code off')
    await second
    pass()
    expect(sent[3]?.edit).toBe('typed meanwhile')
  })

  it('sends nothing for what was typed once it is stopped', () => {
    const { editor, sent, pass } = givenEditor()
    editor.change('Nour')
    editor.stop()
    pass()
    expect(sent).toEqual([])
  })
})
