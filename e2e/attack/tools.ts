import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** Debian's packages of the same names have both. */
export type Tool = 'sqlmap' | 'wapiti'

/** Fails in plain words where a tool is missing: an attack that didn't happen is no success. */
export function assertInstalled(tool: Tool): void {
  const { error } = spawnSync(tool, ['--version'], { stdio: 'ignore' })
  if (error)
    throw new Error(
      `${tool} isn't installed, so this attack was not made. On Debian: sudo apt-get install ${tool}`,
    )
}

/** Runs a tool for so many seconds at most; answers what it said. */
export async function runTool(
  tool: Tool,
  args: readonly string[],
  seconds: number,
): Promise<string> {
  const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const timer = setTimeout(() => child.kill('SIGTERM'), seconds * 1000)
  const [said, complained] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  clearTimeout(timer)
  return said + complained
}
