import { inEachLanguage } from '@rihla/contract/values/language'
import type { Route } from './+types/translation-test'
import { useTranslationText } from '../domains/translation/index.ts'
import { allTexts } from '../texts.server.ts'

export const handle = { texts: ['translation'] }

/** Every part, or the one that the address names (`?part=checkout`). */
export function loader({ request }: Route.LoaderArgs): typeof allTexts {
  const part = new URL(request.url).searchParams.get('part')
  if (part === null || !Object.hasOwn(allTexts.en, part)) return allTexts
  return inEachLanguage((language) => ({ [part]: allTexts[language][part] ?? {} }))
}

const namesOf = (texts: typeof allTexts): string[] =>
  [...new Set([...Object.keys(texts.en), ...Object.keys(texts.ar)])].sort()

/** Every text key in both languages, side by side; what is missing is marked. Not indexed. */
export default function TranslationTest({ loaderData }: Route.ComponentProps) {
  const t = useTranslationText()
  return (
    <main id="main" className="page-width py-10">
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="type-h1 mb-6">{t('title')}</h1>
      {namesOf(loaderData).map((name) => {
        const { en = {}, ar = {} } = { en: loaderData.en[name], ar: loaderData.ar[name] }
        const keys = [...new Set([...Object.keys(en), ...Object.keys(ar)])]
        // Arabic has plural forms that English lacks: those are not missing.
        const cell = (text: string | undefined, key: string) =>
          text ??
          (/_(zero|two|few|many)$/.test(key) ? (
            '—'
          ) : (
            <span className="badge badge-bad">{t('missing')}</span>
          ))
        return (
          // wide tables scroll by keyboard
          <section
            key={name}
            tabIndex={0}
            aria-label={name}
            className="panel mb-6 overflow-x-auto p-5"
          >
            <h2 className="type-h3 mb-3" dir="ltr">
              {name}
            </h2>
            <table className="w-full text-start text-[0.875rem]">
              <thead>
                <tr>
                  <th scope="col" className="w-1/5 py-2 text-start">
                    {t('key')}
                  </th>
                  <th scope="col" className="w-2/5 py-2 text-start">
                    English
                  </th>
                  <th scope="col" className="w-2/5 py-2 text-start" lang="ar">
                    العربية
                  </th>
                </tr>
              </thead>
              <tbody>
                {keys.map((key) => (
                  <tr key={key} className="border-t border-sand-200 align-top">
                    <th scope="row" className="py-2 pe-4 text-start font-normal text-ink-3">
                      <bdi dir="ltr">{key}</bdi>
                    </th>
                    <td className="py-2 pe-4" lang="en" dir="ltr">
                      {cell(en[key], key)}
                    </td>
                    <td className="py-2" lang="ar" dir="rtl">
                      {cell(ar[key], key)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )
      })}
    </main>
  )
}
