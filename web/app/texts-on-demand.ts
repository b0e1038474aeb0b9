import type { Language } from '@rihla/contract/values/language'
import type { TextBundle } from './platform/locale/text.ts'

const files = import.meta.glob<TextBundle>(
  ['./domains/*/messages.*.ts', './ui/messages.*.ts', './platform/*/messages.*.ts'],
  { import: 'default' },
)

/** One domain's texts in one language, as a chunk of its own. */
export async function readTexts(namespace: string, language: Language): Promise<TextBundle> {
  const ending = `/${namespace}/messages.${language}.ts`
  const file = Object.keys(files).find((name) => name.endsWith(ending))
  return (file && (await files[file]?.())) || {}
}
