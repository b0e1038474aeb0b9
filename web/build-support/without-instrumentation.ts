import type { Plugin } from 'vite'

/**
 * The router can report on every loader and navigation to those who measure it. We ask for none of it, and
 * each page would carry it (1.4 kB): what it exports answers nothing instead.
 */
export const withoutInstrumentation = (): Plugin => ({
  name: 'rihla-without-instrumentation',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    if (!/react-router\/dist\/.*\/router\/instrumentation\.js$/.test(id)) return null
    const [, names = ''] = /export \{([^}]+)\};?\s*$/.exec(code) ?? []
    const silent = names.split(',').map((name) => `export const ${name.trim()} = () => undefined`)
    return { code: silent.join('\n'), map: null }
  },
})
