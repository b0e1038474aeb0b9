// `npm run attack`: a whole product, attacked from outside, for a quarter of an hour; `npm run attack sqlmap`: the
// tests whose name has that word. Any Node >= 20. See docs/attack.md.
import { join } from 'node:path'
import { build } from '../build.mjs'
import { install } from '../install/install.mjs'
import { chooseNode, root } from '../node.mjs'
import { step } from '../step.mjs'
import { runVitest } from '../vitest.mjs'

const [word] = process.argv.slice(2)
await step('installing dependencies', () => install())
const node = chooseNode()
await step('building the web', () => build(node))
const config = join(root, 'e2e/attack/vitest.config.ts')
const { passed, failed, failures } = await runVitest(node, [
  '--config',
  config,
  ...(word ? ['-t', word] : []),
])
for (const failure of failures) console.log(`failed: ${failure}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
