import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createStaticIcon from './static-icon.tsx'

const Icon = createStaticIcon({
  name: 'minus',
  node: [['path', { d: 'M5 12h14', key: '1' }]],
})

test('an icon is one element with its lines, hidden unless it is named', () => {
  expect(renderToStaticMarkup(<Icon size={20} className="text-gold" />)).toBe(
    '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true" class="lucide lucide-minus text-gold"><path d="M5 12h14"/></svg>',
  )
  expect(renderToStaticMarkup(<Icon aria-label="Less" />)).not.toContain('aria-hidden')
})
