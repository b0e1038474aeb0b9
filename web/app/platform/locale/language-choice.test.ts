import { describe, expect, it } from 'vitest'
import { requestLanguage } from './language-choice.ts'

const asked = (path: string, headers: Record<string, string>) =>
  requestLanguage(new Request(`http://rihla.test${path}`, { headers }))

describe('the language of a request', () => {
  it.each([
    ['named by the address', '/?lang=ar', { cookie: 'rihla-language=en' }, 'ar'],
    ['stored choice', '/', { cookie: 'a=1; rihla-language=ar', 'accept-language': 'en' }, 'ar'],
    ['browser', '/', { 'accept-language': 'fr, ar-EG;q=0.8, en;q=0.5' }, 'ar'],
    ['English otherwise', '/?lang=fr', { 'accept-language': 'fr' }, 'en'],
  ])('%s', (_, path, headers, language) => {
    expect(asked(path, headers as Record<string, string>)).toBe(language)
  })
})
