// `node bench/product/render.ts`: pages that the server renders, kept and made anew, beside a bare handler. See README.md.
import { openProduct } from '../../e2e/crash/product.ts'
import { prepareData } from '../../e2e/prepared-data.ts'
import { type Figures, load, median, type Shot, showFigures, rounds, seconds } from '../load.ts'
import { verdict } from '../verdict.ts'
import { keepBytes, withServer } from '../with-server.ts'

let asked = 0
const get = (path: string): Shot => ({ method: 'GET', path })
/** Never the same address twice: no kept page serves it. */
const anew = (path: string) => (): Shot => get(`${path}?n=${(asked += 1)}`)

/** And which share of the bare bytes each keeps when it is made anew. */
const pages = { landing: ['/', 0.1], 'list of hotels': ['/hotels', 0.05] } as const

/** A page kept and made anew, and the bare handler with its bytes, in turn. */
async function measure(
  product: string,
  name: string,
  [path, least]: readonly [string, number],
): Promise<void> {
  const page = await (await fetch(product + path)).text()
  await withServer('product/bare-server.ts', 'postgres://nobody@127.0.0.1:1/none', async (bare) => {
    await keepBytes(bare, page)
    const loads: Record<string, [origin: string, next: () => Shot]> = {
      bare: [bare, () => get('/limit/bytes')],
      kept: [product, () => get(path)],
      anew: [product, anew(path)],
    }
    const runs = new Map<string, Figures[]>(Object.keys(loads).map((it) => [it, []]))
    for (let round = 0; round <= rounds; round += 1)
      for (const [it, [origin, next]] of Object.entries(loads)) {
        const figures = await load(origin, next, seconds)
        // The first round warms up.
        if (round > 0) runs.get(it)?.push(figures)
      }
    const figures = Object.fromEntries([...runs].map(([it, of]) => [it, median(of)]))
    console.log(`\n${name}, ${page.length} characters`)
    showFigures(figures)
    const share = (it: string): number =>
      (figures[it]?.perSecond ?? 0) / (figures['bare']?.perSecond ?? 0)
    verdict(`${name}: kept / bare bytes`, share('kept'), 0.5, false)
    verdict(`${name}: anew / bare bytes`, share('anew'), least, false)
  })
}

const forget = await prepareData()
const product = await openProduct({ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'fatal' })
try {
  for (const [name, of] of Object.entries(pages)) await measure(product.url, name, of)
} finally {
  await product.close()
  forget()
}
