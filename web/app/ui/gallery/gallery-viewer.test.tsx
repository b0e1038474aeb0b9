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

test('a picture is saved as the JPEG that its name says, whatever else the browser takes', () => {
  const element = (
    <GalleryViewer {...{ images }} module="Hotel" id={3} start={1} onClose={() => {}} />
  )
  openPage('/', { language: 'en', routes: [{ path: '/', element }], answers: {} })
  const link = screen.getByRole('link', { name: 'Download' })
  expect(link.getAttribute('download')).toBe('hotel-3-2.jpg')
  expect(link.getAttribute('href')).toBe('/images/Beach.webp?w=1200&fm=jpeg')
})
