import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createIcon } from './create-icon.tsx'
import { Minus, Smartphone } from './icons.ts'

test('an icon is one element with its lines, hidden unless it is named', () => {
  const Icon = createIcon('minus', '<path d="M5 12h14"/>')
  expect(renderToStaticMarkup(<Icon size={20} className="text-gold" />)).toBe(
    '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true" class="lucide lucide-minus text-gold"><path d="M5 12h14"/></svg>',
  )
  expect(renderToStaticMarkup(<Icon aria-label="Less" />)).not.toContain('aria-hidden')
})

test('its lines are those of the library, without what the stylesheet says of all', () => {
  expect(renderToStaticMarkup(<Minus />)).toMatch(/><path d="M5 12h14"\/><\/svg>$/)
  expect(renderToStaticMarkup(<Smartphone />)).toMatch(/><rect [^>]*\/><path [^>]*\/><\/svg>$/)
  expect(renderToStaticMarkup(<Smartphone />)).not.toContain('stroke')
})
