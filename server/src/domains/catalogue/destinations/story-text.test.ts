import { expect, it } from 'vitest'
import { storyHtml, storyText } from './story-text.ts'

it('what editors write becomes paragraphs, and is read as it was written', () => {
  const text = 'Sand & sea,\nand 3 <4 palms.\n\nA second paragraph.'
  expect(storyHtml(text)).toBe(
    '<p>Sand &amp; sea,\nand 3 &lt;4 palms.</p><p>A second paragraph.</p>',
  )
  expect(storyText(storyHtml(text))).toBe(text)
  expect([storyHtml(''), storyText('')]).toEqual(['', ''])
})

it('what is more than paragraphs stays HTML both ways', () => {
  for (const html of ['<p>One</p><ul><li>Two</li></ul>', '<p>Fish &ndash; chips</p>']) {
    expect(storyText(html)).toBe(html)
    expect(storyHtml(html)).toBe(html)
  }
})
