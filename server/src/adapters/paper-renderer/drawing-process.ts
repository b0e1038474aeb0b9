// A process of its own that draws papers, one after the other, and steps aside for all else.
import { setPriority } from 'node:os'
import type { Ticket } from '@rihla/contract/papers'

export type DrawingTask = { readonly tickets: readonly Ticket[] }
export type Drawn = { readonly pdf: Uint8Array } | { readonly fault: string }

type Renderer = { renderPaper(contents: DrawingTask): Promise<Uint8Array> }

const [, , renderer = ''] = process.argv
setPriority(10)

async function draw(task: DrawingTask): Promise<Drawn> {
  try {
    const { renderPaper } = (await import(renderer)) as Renderer
    return { pdf: await renderPaper(task) }
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.on('message', (task: DrawingTask) => {
  void draw(task).then((drawn) => process.send?.(drawn))
})
// The server is gone.
process.on('disconnect', () => process.exit(0))
