// Runs the whole product until a signal stops it. Started by start.mjs under Node 24.
import { fileURLToPath } from 'node:url'
import { ownScripts, startProduct } from './product.ts'
import { readSettings, type Settings } from './settings.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const running: { stop(): Promise<void> }[] = []
const giveUp = new AbortController()
let ending: Promise<void> | undefined

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
process.on('disconnect', () => end(0))
process.on('uncaughtException', (error) => {
  console.error(error)
  end(1)
})
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const started = start()
started.catch((error: unknown) => {
  if (!giveUp.signal.aborted) console.error(error instanceof Error ? error.message : error)
  end(giveUp.signal.aborted ? 0 : 1)
})

async function start(): Promise<void> {
  const settings = readSettings(process.env, process.argv, root)
  await startProduct(settings, ownScripts(root), process.env, running, giveUp.signal)
  if (!giveUp.signal.aborted) announce(settings)
}

/** The server first, so that it finishes what it serves; the database it needs for that, last. */
function end(code: number): void {
  giveUp.abort()
  ending ??= (async () => {
    await started.catch(() => {})
    for (const part of running.reverse()) await part.stop()
    process.exit(code)
  })()
}

function announce(settings: Settings): void {
  if (settings.demo) {
    console.log('traveller  traveller@rihla.example / Traveller@1')
    console.log('staff      staff@rihla.example / Staff@1234')
    console.log(`sandbox    http://localhost:${settings.sandboxPort} (test bank and mailbox)`)
  }
  console.log(`ready http://localhost:${settings.port}`)
}
