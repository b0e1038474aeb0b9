// `node load-ahead.ts <script> [module...]`: loads modules of a part while what it works with is being prepared,
// and runs its script once the launcher has sent the environment. Loading takes a third of a start.
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'

const [script = '', ...modules] = process.argv.slice(2)
const load = (path: string): Promise<unknown> => import(pathToFileURL(path).href)

// One that can't be loaded fails where the script itself asks for it.
for (const module of modules) load(module).catch(() => undefined)
const [environment] = (await once(process, 'message')) as [NodeJS.ProcessEnv]
Object.assign(process.env, environment)
await load(script)
// Else it is written at an orderly end alone, and what was killed compiles everything anew.
flushCompileCache()
