import { expect, it } from 'vitest'
import { splitLinks } from './linked-text.tsx'

it('finds contacts and links in words, and leaves the rest as it is', () => {
  expect(
    splitLinks('Write to {email} (or {phone}); see [privacy](/privacy), {other} [x].'),
  ).toEqual([
    'Write to ',
    '{email}',
    ' (or ',
    '{phone}',
    '); see ',
    '[privacy](/privacy)',
    ', {other} [x].',
  ])
  expect(splitLinks('Nothing here')).toEqual(['Nothing here'])
  expect(splitLinks('[out](https://elsewhere.example)')).toEqual([
    '[out](https://elsewhere.example)',
  ])
})
