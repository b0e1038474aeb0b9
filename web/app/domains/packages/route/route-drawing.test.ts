import { describe, expect, it } from 'vitest'
import { project } from '../../../ui/map/egypt-geometry.ts'
import { boxAround, bow, placeLabels, townsApart } from './route-drawing.ts'

describe('the drawing of a route', () => {
  it('has room around every place', () => {
    const points = [
      project({ latitude: 30.05, longitude: 31.23 }),
      project({ latitude: 24.09, longitude: 32.9 }),
    ]
    const { x, y, width, height } = boxAround(points)
    for (const point of points) {
      expect(point.x).toBeGreaterThan(x)
      expect(point.x).toBeLessThan(x + width)
      expect(point.y).toBeGreaterThan(y + height * 0.1)
      expect(point.y).toBeLessThan(y + height * 0.9)
    }
    expect(boxAround([{ x: 5, y: 5 }])).toEqual({ x: -205, y: -205, width: 420, height: 420 })
  })
  it('bows to one side going and to the other coming back', () => {
    const [a, b] = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ]
    expect(bow(a, b)).toBe('M0 0Q50 14 100 0')
    expect(bow(b, a)).toBe('M100 0Q50 -14 0 0')
  })
  it('puts no name on a pin or on another name', () => {
    const stop = (name: string, longitude: number) => ({
      name,
      at: { latitude: 26, longitude },
      days: [1],
    })
    const near = [stop('Hurghada', 33.8), stop('El Gouna', 33.9), stop('Makadi Bay', 33.95)]
    const labels = placeLabels(near, 20)
    expect(new Set(labels.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(3)
    expect(labels[0]?.side).not.toBe('right')
  })
  it('names no town that is a stop, or lies beside one', () => {
    const stops = [{ name: 'Giza', at: { latitude: 29.99, longitude: 31.13 }, days: [1] }]
    const names = townsApart(stops, 16).map(({ name }) => name.en)
    expect(names).toContain('Luxor')
    expect(names).not.toContain('Cairo')
  })
})
