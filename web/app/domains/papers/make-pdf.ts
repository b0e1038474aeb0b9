import type { PaperContents } from './paper-document.tsx'
import type { PaperMade } from './papers.worker.tsx'

const LIMIT_MS = 30_000

/** Papers as a PDF; rejected when it could not be made within half a minute. */
export function makePdf(contents: PaperContents): Promise<Blob> {
  const worker = new Worker(new URL('papers.worker.tsx', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const made = new Promise<Blob>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the paper took too long')), LIMIT_MS)
    worker.addEventListener('message', ({ data }: MessageEvent<PaperMade>) => {
      if ('pdf' in data) resolve(data.pdf)
      else reject(new Error(data.problem))
    })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(contents)
  return made.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
