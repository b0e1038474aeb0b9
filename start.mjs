// `npm start`: installs what has changed, then builds and runs everything. Any Node >= 20.
import { join } from 'node:path'
import { runForwarding } from './scripts/forward.mjs'
import { install } from './scripts/install/install.mjs'
import { chooseNode, root } from './scripts/node.mjs'
import { step } from './scripts/step.mjs'

try {
  await step('installing dependencies', () => install())
  const node = chooseNode()
  const args = [join(root, 'scripts/run.ts'), ...process.argv.slice(2)]
  process.exitCode = await runForwarding(node, args, { cwd: root })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
