import Bowser from 'bowser'

export type DeviceNames = {
  readonly browser: string | null
  readonly system: string | null
  readonly isPhone: boolean
}

const browsers = new Set(Object.values(Bowser.BROWSER_MAP))
const systems = new Set(Object.values(Bowser.OS_MAP))
const known = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null

/**
 * A browser's user agent in names people know. User agents can't be trusted: only names from the
 * library's own list come out, never a piece of the input.
 */
export function deviceNames(userAgent: string | null): DeviceNames {
  if (!userAgent) return { browser: null, system: null, isPhone: false }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    browser: known(browsers, browser.name),
    system: known(systems, os.name),
    isPhone: platform.type === 'mobile',
  }
}
