// `node bench/blog.ts [size]`: the blog's lists and articles beside their limits, in one run. See README.md.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sections, tags } from '@rihla/contract/blog/lists'
import { startPostgres } from '../scripts/postgres/postgres.ts'
import { articlesOf } from './data/articles-of.ts'
import { type Figures, type Shot, sideBySide } from './load.ts'
import { createRandom } from './random.ts'
import { verdict } from './verdict.ts'

const [size = 10_000] = process.argv.slice(2).map(Number)
const rounds = Number(process.env['ROUNDS'] ?? 3)
const seconds = Number(process.env['SECONDS'] ?? 4)
const warmUp = Number(process.env['WARM_UP'] ?? 4)

const { below } = createRandom(17)
const get = (path: string): Shot => ({ method: 'GET', path })

let asked = 0
/** A page of all, of a section or with a tag, never the same twice: nothing that is kept answers it. */
function list(): Shot {
  asked += 1
  const [section] = sections.slice(below(sections.length))
  const [tag] = tags.slice(below(tags.length))
  const which = ['', `&section=${section?.id}`, `&tag=${tag?.id}`][below(3)] ?? ''
  const page = 1 + below(which === '' ? size / 16 : size / 200)
  return get(`/api/Blog/Articles?PageNumber=${page}&PageSize=${8 + below(13)}${which}&n=${asked}`)
}
/** One that is published. */
function slug(): string {
  const n = 1 + below(size - 1)
  return `article-${n % 20 === 0 ? n + 1 : n}`
}

const loads = {
  'bare page': () => get(`/limit/page?from=${below(size / 16) * 12}`),
  'bare bytes': () => get('/limit/bytes'),
  lists: list,
  'home anew': () => get('/limit/home'),
  'home kept': () => get('/api/Blog/Home'),
  articles: () => get(`/api/Blog/Article?slug=${slug()}`),
}
type Measured = Record<keyof typeof loads, Figures>

async function measure(adminUrl: string): Promise<Measured> {
  const began = performance.now()
  const url = await articlesOf(size, adminUrl)
  const made = Math.round((performance.now() - began) / 1000)
  console.log(`\n${size.toLocaleString('en')} articles, made in ${made} s`)
  const server = fork(join(import.meta.dirname, 'blog-server.ts'), {
    env: { ...process.env, DATABASE_URL: url },
  })
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    const origin = `http://127.0.0.1:${port}`
    const page = await (await fetch(`${origin}/api/Blog/Articles?PageSize=12`)).text()
    await fetch(`${origin}/limit/bytes`, { method: 'POST', body: page })
    const figures = await sideBySide(origin, loads, rounds, { seconds, warmUp })
    for (const [name, { perSecond, p50, p99 }] of Object.entries(figures))
      console.log(
        `  ${name.padEnd(12)} ${Math.round(perSecond).toString().padStart(7)}/s   p50 ${p50} ms   p99 ${p99} ms`,
      )
    return figures
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'rihla-bench-'))
const postgres = await startPostgres({ dataDir })
try {
  const figures = await measure(postgres.url)
  const share = (ours: keyof Measured, limit: keyof Measured): number =>
    figures[ours].perSecond / figures[limit].perSecond
  console.log()
  verdict('lists, each different / bare page', share('lists', 'bare page'), 0.3, false)
  verdict('home that is kept / bare bytes', share('home kept', 'bare bytes'), 0.333, false)
  verdict('p99 in ms, lists', figures.lists.p99, 40, true)
  verdict('p99 in ms, home', figures['home kept'].p99, 40, true)
  verdict('p99 in ms, articles', figures.articles.p99, 60, true)
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
