// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import GalleryViewer from './gallery-viewer.tsx'

afterEach(cleanup)

const images = ['Pool', 'Beach', 'Lobby'].map((alt) => ({ src: `/images/${alt}.webp`, alt }))
const swipe = (x: number, y = 0): void => {
  const stage = screen.getByRole('img')
  fireEvent.touchStart(stage, { touches: [{ clientX: 200, clientY: 300 }] })
  fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 200 + x, clientY: 300 + y }] })
}
const shown = () => screen.getByRole('img').getAttribute('alt')

test.each([
  { language: 'en', forth: -90 },
  { language: 'ar', forth: 90 },
] as const)('a finger turns the pictures, forth and back, in $language', ({ language, forth }) => {
  const element = (
    <GalleryViewer {...{ images }} module="Hotel" id={3} start={0} onClose={() => {}} />
  )
  openPage('/', { language, routes: [{ path: '/', element }], answers: {} })
  swipe(forth)
  expect(shown()).toBe('Beach')
  swipe(-forth)
  expect(shown()).toBe('Pool')
  swipe(-forth)
  expect(shown()).toBe('Lobby')
  swipe(forth / 9)
  swipe(forth, 200)
  expect(shown()).toBe('Lobby')
})
