// `npm run prove`: every proof that takes minutes; `npm run prove restore`: one of them. Any Node >= 20.
import { join } from 'node:path'
import { build } from './build.mjs'
import { install } from './install/install.mjs'
import { chooseNode, root } from './node.mjs'
import { step } from './step.mjs'
import { runVitest } from './vitest.mjs'

const named = process.argv.slice(2).map((name) => `e2e/prove/${name}`)
await step('installing dependencies', () => install())
const node = chooseNode()
await step('building the web', () => build(node))
const config = join(root, 'e2e/prove/vitest.config.ts')
const { passed, failed, failures } = await runVitest(node, ['--config', config, ...named])
for (const failure of failures) console.log(`failed: ${failure}`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
