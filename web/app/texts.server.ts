import { inEachLanguage, isLanguage } from '@rihla/contract/values/language'
import type { TextBundle } from './platform/locale/text.ts'
import type { BootstrapData } from './platform/page.ts'

const files = import.meta.glob<TextBundle>(
  ['./domains/*/messages.*.ts', './ui/messages.*.ts', './platform/*/messages.*.ts'],
  { eager: true, import: 'default' },
)

/** Texts that every page needs: header and footer, what is sold, the design system's own words, problems. */
const EVERYWHERE = ['content', 'kinds', 'ui', 'problems']

const bundles = inEachLanguage((): Record<string, TextBundle> => ({}))
for (const [file, bundle] of Object.entries(files)) {
  const [, namespace, language] = /([\w-]+)\/messages\.(\w+)\.ts$/.exec(file) ?? []
  if (namespace && isLanguage(language)) bundles[language][namespace] = bundle
}

/** Every text of both languages, by the name of its domain. */
export const allTexts = bundles

const bootstrapCache = new Map<string, string>()

/** The JSON that the first HTML carries; the same for everyone of one language, so it is kept. */
export function bootstrapJson(
  { language, apiBaseUrl, publicUrl, scripts }: Omit<BootstrapData, 'texts'>,
  namespaces: readonly string[],
): string {
  const names = [...new Set([...EVERYWHERE, ...namespaces])].sort()
  const key = [language, apiBaseUrl, publicUrl, ...names].join(' ')
  const known = bootstrapCache.get(key)
  if (known) return known
  const texts = Object.fromEntries(names.map((name) => [name, bundles[language][name] ?? {}]))
  const json = JSON.stringify({
    language,
    apiBaseUrl,
    publicUrl,
    scripts,
    texts,
  } satisfies BootstrapData).replaceAll('<', '\\u003c')
  bootstrapCache.set(key, json)
  return json
}
