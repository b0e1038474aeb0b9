import { languages } from '@rihla/contract/values/language'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createTexts } from '../../platform/locale/i18n.ts'
import { InLanguage } from '../../platform/locale/in-language.tsx'
import ar from '../messages.ar.ts'
import en from '../messages.en.ts'
import { TimeLeft } from './countdown.tsx'

const bundles = { en, ar }
/** What somebody hears who doesn't see the digits. */
const heard = (ms: number): string[] =>
  languages.map((language) => {
    const page = renderToStaticMarkup(
      <InLanguage
        language={language}
        texts={createTexts(language, { ui: bundles[language] })}
        className=""
      >
        <TimeLeft ms={ms} />
      </InLanguage>,
    )
    return /<span class="sr-only">([^<]*)</.exec(page)?.[1] ?? ''
  })

it('says how long it is to those who hear it, by minutes and hours, never more than is left', () => {
  expect(heard(59_999)).toEqual(['less than a minute', 'أقل من دقيقة'])
  expect(heard(60_000)).toEqual(['1 minute', 'دقيقة واحدة'])
  expect(heard(9 * 60_000 + 59_000)).toEqual(['9 minutes', '9 دقائق'])
  expect(heard(3_600_000)).toEqual(['1 hour', 'ساعة واحدة'])
  expect(heard(11.9 * 3_600_000)).toEqual(['11 hours', '11 ساعة'])
})
