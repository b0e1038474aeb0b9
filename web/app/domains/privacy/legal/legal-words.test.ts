import { expect, it } from 'vitest'
import { cutWords } from './legal-words.tsx'

it('finds contacts and links in words, and leaves the rest as it is', () => {
  expect(cutWords('Write to {email} (or {phone}); see [privacy](/privacy), {other} [x].')).toEqual([
    'Write to ',
    '{email}',
    ' (or ',
    '{phone}',
    '); see ',
    '[privacy](/privacy)',
    ', {other} [x].',
  ])
  expect(cutWords('Nothing here')).toEqual(['Nothing here'])
  expect(cutWords('[out](https://elsewhere.example)')).toEqual(['[out](https://elsewhere.example)'])
})
