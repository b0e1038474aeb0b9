// `npm test`: installs and builds what has changed, then runs every test, or those in the files that are
// named: `npm test -- contract e2e/journeys/booking/pay`. Options of vitest come last: `-t 'part of a name'`. Any
// Node >= 20.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './scripts/build.mjs'
import { ensureChromium } from './scripts/chromium.mjs'
import { install } from './scripts/install/install.mjs'
import { chooseNode, root } from './scripts/node.mjs'
import { prepareAhead } from './scripts/parts/prepare-ahead.mjs'
import { step } from './scripts/step.mjs'
import { runVitest } from './scripts/vitest.mjs'

const journeys = join(root, 'e2e/vitest.config.ts')
const kills = join(root, 'e2e/crash/vitest.config.ts')
const args = process.argv.slice(2)
const firstOption = args.findIndex((it) => it.startsWith('-'))
const [named, options] =
  firstOption === -1 ? [args, []] : [args.slice(0, firstOption), args.slice(firstOption)]
const namedUnits = named.filter((path) => !path.startsWith('e2e'))
const namedKills = named.filter((path) => /^e2e(\/?$|\/crash)/.test(path))
const namedJourneys = named.filter((path) => /^e2e(?!\/crash)/.test(path))
const total = { passed: 0, failed: 0 }
const failures = []
let interrupted = false
let prepared
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => (interrupted = true))

try {
  await step('installing dependencies', () => install())
  const node = chooseNode()
  const isThere = existsSync(journeys)
  const withJourneys = isThere && (named.length === 0 || namedJourneys.length > 0)
  const withKills = isThere && (named.length === 0 || namedKills.length > 0)
  // They alone need the pages.
  const built =
    withJourneys || withKills ? step('building the web', () => build(node)) : Promise.resolve()
  built.catch(() => {})
  prepared = withJourneys || withKills ? prepareAhead(node) : undefined
  const withUnits = named.length === 0 || namedUnits.length > 0
  const run = async (config, paths, output) => {
    const browser = config === journeys ? { CHROMIUM_PATH: ensureChromium() } : {}
    const env = { ...process.env, ...browser, ...(await prepared?.ready) }
    return runVitest(node, ['--config', config, ...paths, ...options], env, output)
  }
  // Kills wait for what they killed half of their time: they fill what the others leave of two cores.
  const killed = withKills
    ? built.then(() => run(kills, namedKills, withUnits || withJourneys ? 'pipe' : 'inherit'))
    : undefined
  killed?.catch(() => {})
  if (withUnits) add(await runVitest(node, [...namedUnits, ...options]))
  await built
  if (withJourneys && !interrupted) add(await run(journeys, namedJourneys))
  if (killed) add(await killed)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  total.failed += 1
}
await prepared?.forget()

// At the end of a long run nobody finds what failed an hour above.
for (const failure of failures) console.log(`failed: ${failure}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

function add({ passed, failed, failures: lines }) {
  failures.push(...lines)
  total.passed += passed
  total.failed += failed
}
