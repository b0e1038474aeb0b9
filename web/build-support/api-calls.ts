import type { Plugin } from 'vite'

type Call = {
  readonly audience: string
  readonly method: string
  readonly path: string
  readonly carriedBy?: string
}

const id = 'virtual:api-calls'
const staffId = 'virtual:staff-calls'

/** What staff alone ask: the desk, and the second factor of who is about to come to it. */
const isForStaff = ({ audience, path }: Call): boolean =>
  audience === 'staff' || path.startsWith('/api/AccountApi/SecondFactor')

/** Most paths end in their call's name and are written without it: every page has them all. */
function shortPath(name: string, path: string): string {
  const last = name.charAt(0).toUpperCase() + name.slice(1)
  return path.endsWith(`/${last}`) ? path.slice(0, -last.length) : path
}

const described = (name: string, { method, path, carriedBy }: Call): readonly string[] => [
  method,
  shortPath(name, path),
  ...(carriedBy === undefined ? [] : [carriedBy]),
]

/**
 * The browser needs the method, path and carrier of each call, never its schemas: they are read from the
 * contract when the web is built, so that no validator travels to the traveller. Those of the staff stand apart:
 * only their pages load them.
 */
export const apiCalls = (): Plugin => ({
  name: 'rihla-api-calls',
  resolveId: (source) => (source === id || source === staffId ? `\0${source}` : null),
  async load(loaded) {
    if (loaded !== `\0${id}` && loaded !== `\0${staffId}`) return null
    const { api } = await import('@rihla/contract')
    const { NOTIFICATION_STREAM_PATH } = await import('@rihla/contract/notifications')
    const isStaffs = loaded === `\0${staffId}`
    const calls = Object.entries(api)
      .filter(([, call]) => isForStaff(call) === isStaffs)
      .map(([name, call]) => [name, described(name, call)])
    const table = `export default ${JSON.stringify(Object.fromEntries(calls))}`
    if (isStaffs) return table
    return `${table}
export const notificationStreamPath = ${JSON.stringify(NOTIFICATION_STREAM_PATH)}`
  },
})
