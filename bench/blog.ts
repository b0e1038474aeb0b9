// `node bench/blog.ts [size]`: the blog's lists and articles beside their limits, in one run. See README.md.
import { sections, tags } from '@rihla/contract/blog/lists'
import { articlesOf } from './data/articles-of.ts'
import { type Figures, type Shot, showFigures, sideBySide } from './load.ts'
import { createRandom } from './random.ts'
import { verdict } from './verdict.ts'
import { keepBytes, withPostgres, withServer } from './with-server.ts'

const [size = 10_000] = process.argv.slice(2).map(Number)

const { below } = createRandom(17)
const get = (path: string): Shot => ({ method: 'GET', path })

let asked = 0
/** A page of all, of a section or with a tag, never the same address twice: no kept answer serves it. */
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
  return withServer('blog-server.ts', url, async (origin) => {
    const page = await (await fetch(`${origin}/api/Blog/Articles?PageSize=12`)).text()
    await keepBytes(origin, page)
    const figures = await sideBySide(origin, loads)
    showFigures(figures)
    return figures
  })
}

await withPostgres(async (adminUrl) => {
  const figures = await measure(adminUrl)
  const share = (ours: keyof Measured, limit: keyof Measured): number =>
    figures[ours].perSecond / figures[limit].perSecond
  console.log()
  verdict('lists, each different / bare page', share('lists', 'bare page'), 0.3, false)
  verdict('home that is kept / bare bytes', share('home kept', 'bare bytes'), 0.333, false)
  verdict('p99 in ms, lists', figures.lists.p99, 40, true)
  verdict('p99 in ms, home', figures['home kept'].p99, 40, true)
  verdict('p99 in ms, articles', figures.articles.p99, 60, true)
})
