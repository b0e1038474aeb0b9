import { fork, type ChildProcess } from 'node:child_process'
import type { PaperRenderer } from '../../ports/paper-renderer.ts'
import type { Drawn, DrawingTask } from './drawing-process.ts'

/** For a paper, those before it in the line included. */
const PATIENCE_MS = 25_000
/** For drawing it: one that hangs leaves time to those behind it. */
const DRAW_MS = 15_000
/** So long it waits for the next paper: starting takes a second. */
const IDLE_MS = 30_000
/** What it needs is 45; a paper that wants more fails alone. */
const HEAP_MB = 96

type Options = {
  /** The module that draws: its `renderPaper` is called with the tickets. */
  readonly renderer: string
  readonly patienceMs?: number
  readonly drawMs?: number
  readonly idleMs?: number
}

/**
 * Draws in a process of its own, one paper at a time, that is started for the first and ended when there
 * is nothing to draw: its hundred megabytes are given back, and no request waits for it (decision 023).
 */
export function processRenderer({
  renderer,
  patienceMs = PATIENCE_MS,
  drawMs = DRAW_MS,
  idleMs = IDLE_MS,
}: Options): PaperRenderer {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  const end = (): void => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }
  const start = (): ChildProcess => {
    const started = fork(new URL('drawing-process.ts', import.meta.url), [renderer], {
      // No secret of ours has anything to do there.
      env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
      execArgv: [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=4'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const forget = (): void => {
      if (child === started) child = null
    }
    started.on('exit', forget).on('error', forget)
    return started
  }
  const draw = async (task: DrawingTask, until: number): Promise<Uint8Array> => {
    const left = until - performance.now()
    if (left <= 0) throw tooLong()
    clearTimeout(idle)
    const drawing = (child ??= start())
    try {
      return await inTime(answerOf(drawing, task), Math.min(drawMs, left))
    } catch (error) {
      end()
      throw error
    } finally {
      // A process that only waits keeps ours no longer alive.
      drawing.unref()
      drawing.channel?.unref()
      idle = setTimeout(end, idleMs).unref()
    }
  }
  return {
    render(tickets) {
      const until = performance.now() + patienceMs
      const drawn = last.then(() => draw({ tickets }, until))
      last = drawn.catch(() => undefined)
      return inTime(drawn, patienceMs)
    },
    async close() {
      end()
    },
  }
}

const tooLong = (): Error => new Error('Drawing a paper takes too long')

/** Gives up on work that takes too long; what becomes of it then is nobody's concern. */
async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(tooLong()), milliseconds)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** What the process makes of a task; rejected when it fails or dies. */
function answerOf(child: ChildProcess, task: DrawingTask): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const onMessage = (drawn: Drawn): void =>
    'pdf' in drawn ? resolve(drawn.pdf) : reject(new Error(drawn.fault))
  const onExit = (): void => reject(new Error('What draws papers has ended'))
  child.ref()
  child.channel?.ref()
  child.once('message', onMessage).once('exit', onExit).once('error', reject)
  child.send(task, (error) => error && reject(error))
  return promise.finally(() => {
    child.off('message', onMessage).off('exit', onExit).off('error', reject)
  })
}
