// `node bench/pages.ts [paths]`: the first paint of each page on a slow phone and line. See README.md.
import { deviceTag, languages, type Language } from '@rihla/contract/values/language'
import { chromium, type Browser } from 'playwright-core'
import { openProduct } from '../e2e/crash/product.ts'
import { prepareData } from '../e2e/prepared-data.ts'
import { verdict } from './verdict.ts'
import { rounds } from './load.ts'

const LISTS = ['/activities', '/hotels', '/cruises', '/honeymoons', '/trips', '/dayuses']
const asked = process.argv.slice(2)
/** Such as Lighthouse's mobile line and processor, really slowed down. */
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const SLOWER = 4

/** Milliseconds from the request, shares of the screen that moved, bytes until the paint. */
type Look = { paint: number; alive: number; blocked: number; moved: number }

async function look(browser: Browser, url: string, language: Language): Promise<Look> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: deviceTag(language),
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(url)
    await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
    return await page.evaluate(async () => {
      const entries = (type: string): Promise<PerformanceEntry[]> =>
        new Promise((resolve) => {
          const seen: PerformanceEntry[] = []
          new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
            type,
            buffered: true,
          })
          setTimeout(() => resolve(seen), 100)
        })
      const [paints, shifts, tasks] = await Promise.all(
        ['largest-contentful-paint', 'layout-shift', 'longtask'].map(entries),
      )
      return {
        paint: paints?.at(-1)?.startTime ?? NaN,
        alive: performance.getEntriesByName('alive')[0]?.startTime ?? NaN,
        blocked: (tasks ?? []).reduce((sum, { duration }) => sum + duration - 50, 0),
        moved: (shifts ?? []).reduce((sum, it) => sum + ('value' in it ? Number(it.value) : 0), 0),
      }
    })
  } finally {
    await context.close()
  }
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN

/** The address of the first offer of each list, where a visitor goes next. */
async function detailsOf(origin: string, list: string): Promise<string> {
  const html = await (await fetch(origin + list)).text()
  return /class="card-link" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? list
}

const forget = await prepareData()
const product = await openProduct({ RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'fatal' })
const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  args: ['--no-sandbox'],
})
try {
  const details = await Promise.all(
    ['/activities', '/hotels'].map((list) => detailsOf(product.url, list)),
  )
  const paths = asked.length > 0 ? asked : ['/', ...LISTS, '/transportation', ...details]
  for (const path of paths)
    for (const language of languages) {
      const looks: Look[] = []
      for (let round = 0; round < rounds; round += 1)
        looks.push(await look(browser, product.url + path, language))
      const of = (key: keyof Look): number => median(looks.map((it) => it[key]))
      const at = `${path.split('?')[0]} ${language}`
      verdict(`${at}: largest paint, ms`, of('paint'), 1800, true)
      verdict(`${at}: alive, ms`, of('alive'), 4200, true)
      verdict(`${at}: moved`, of('moved'), 0.02, true)
      console.log(
        `     blocked ${Math.round(of('blocked'))} ms with a processor ${SLOWER} times slower`,
      )
    }
} finally {
  await browser.close()
  await product.close()
  forget()
}
