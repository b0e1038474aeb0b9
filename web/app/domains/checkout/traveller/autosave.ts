/** Sends edits while the traveller types, and never lets an old answer overwrite newer input. */
export type AutosaveDeps<Edit, Answer> = {
  /** Sends one edit; editions grow, so that the server can recognize an old one too. */
  post: (edit: Edit, edition: number) => Promise<Answer>
  /** The edition that stands: above the one sent where another page of the traveller's wrote since. */
  editionOf: (answer: Answer) => number
  /** The newest answer; what it gives back is sent next, unless more is typed first. */
  onAnswer: (answer: Answer, edit: Edit) => Edit | null
  onProblem: (problem: unknown, edit: Edit) => void
  /** Runs later; the answer cancels it. */
  later: (run: () => void, ms: number) => () => void
  delayMs?: number
  firstEdition?: number
}

export const AUTOSAVE_DELAY_MS = 1000

/** How often an edit is sent that another page of the traveller's overtakes each time. */
const MOST_SENDS = 3

export function createAutosave<Edit, Answer>(deps: AutosaveDeps<Edit, Answer>) {
  const { post, editionOf, onAnswer, onProblem, later, delayMs = AUTOSAVE_DELAY_MS } = deps
  let edition = deps.firstEdition ?? 0
  let waiting: Edit | null = null
  let cancel = (): void => {}
  let newest: Promise<boolean> = Promise.resolve(true)

  async function send(edit: Edit, sends = 1): Promise<boolean> {
    edition += 1
    const mine = edition
    try {
      const answer = await post(edit, mine)
      if (mine === edition && editionOf(answer) > mine) {
        // It changed nothing: what stands is another page's. What was done last, here, is to stand.
        edition = editionOf(answer)
        if (sends < MOST_SENDS) return await send(edit, sends + 1)
        onProblem(new Error(''), edit)
        return false
      }
      const next = mine === edition ? onAnswer(answer, edit) : null
      if (next !== null && waiting === null) change(next)
      return true
    } catch (problem) {
      if (mine === edition) onProblem(problem, edit)
      return false
    }
  }
  const start = (edit: Edit): Promise<boolean> => {
    waiting = null
    cancel()
    newest = send(edit)
    return newest
  }
  const change = (edit: Edit): void => {
    waiting = edit
    cancel()
    cancel = later(() => void start(edit), delayMs)
  }
  return {
    /** Something was typed: sent when nothing more is typed for a moment. */
    change,
    /** Sent at once; answers whether it was taken. */
    now: start,
    /** Sends what waits and answers once everything typed so far is written down, or could not be. */
    settled: (): Promise<boolean> => (waiting === null ? newest : start(waiting)),
    /** What is typed stays unsent from here on. */
    stop: (): void => cancel(),
  }
}
export type Autosave<Edit> = Pick<
  ReturnType<typeof createAutosave<Edit, unknown>>,
  'change' | 'now' | 'settled' | 'stop'
>
