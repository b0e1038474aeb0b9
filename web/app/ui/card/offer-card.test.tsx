import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { ResultCard } from './result-card.tsx'

const card = { href: '/hotel?id=1', name: 'Coral Bay', place: 'Hurghada', see: 'See rooms' }
const price = { image: { src: null }, was: 4000, now: 3000 }

it.each(['grid', 'list'] as const)('says a discount once on a card of the %s', (view) => {
  const shown = (tag: string): string =>
    renderToStaticMarkup(
      <MemoryRouter>
        <ResultCard {...card} {...price} view={view} tag={tag} />
      </MemoryRouter>,
    )
  expect(shown('Save 25%')).not.toContain('badge-discount')
  expect(shown('Top rated')).toContain('badge-discount')
})
