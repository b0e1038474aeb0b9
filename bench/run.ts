// `npm run bench [names]`: every bench, or those named, one after the other; writes docs/performance.md.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { machineOf } from './report/machine.ts'
import { mergeReport, readReport, readVerdict, writeReport, type Verdict } from './report/report.ts'

const all = [
  'start',
  'search',
  'hold',
  'session',
  'stays',
  'supplier',
  'packages',
  'blog',
  'bus',
  'import',
  'product/render',
  'product/processes',
  'till/run',
  'desk/run',
]
const page = fileURLToPath(new URL('../docs/performance.md', import.meta.url))

/** Runs a bench with its output shown; answers its verdicts, and whether it ended as it should. */
async function run(name: string): Promise<{ verdicts: Verdict[]; broke: boolean }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const verdicts: Verdict[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line)
    const read = readVerdict(line)
    if (read) verdicts.push(read)
  }
  const [code] = (await ended) as [number | null]
  const missed = verdicts.some((it) => !it.kept)
  return { verdicts, broke: verdicts.length === 0 || (code !== 0 && !missed) }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !all.includes(name))
if (unknown.length > 0) throw new Error(`No bench is called ${unknown.join()}: ${all.join(', ')}`)
let failed = false
for (const name of all) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n== ${name}`)
  const began = performance.now()
  const { verdicts, broke } = await run(name)
  if (broke) console.error(`${name} broke: its figures of before stay.`)
  failed ||= broke || verdicts.some((it) => !it.kept)
  if (broke) continue
  const seconds = Math.round((performance.now() - began) / 1000)
  const day = new Date().toISOString().slice(0, 10)
  const measured = { name, day, seconds, machine: machineOf(), verdicts }
  // After each: a run that is stopped keeps what it has measured.
  writeFileSync(page, writeReport(mergeReport(readReport(readFileSync(page, 'utf8')), measured)))
}
process.exitCode = failed ? 1 : 0
