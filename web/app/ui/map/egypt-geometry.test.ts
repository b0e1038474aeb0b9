import { describe, expect, it } from 'vitest'
import { FRAME, land, pathOf, project, towns } from './egypt-geometry.ts'

/** Whether a place lies within the drawn land: an even number of crossings is outside. */
function onLand(longitude: number, latitude: number): boolean {
  let inside = false
  land.forEach(([x1, y1], at) => {
    const [x2, y2] = land[(at + 1) % land.length] ?? [x1, y1]
    const crosses = y1 > latitude !== y2 > latitude
    if (crosses && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}

describe('the drawn map', () => {
  it.each([
    ['Cairo', 31.23, 30.05],
    ['Siwa', 25.52, 29.2],
    ['Abu Simbel', 31.62, 22.35],
    ['Saint Catherine', 33.95, 28.56],
    ['Ain Sokhna', 32.31, 29.62],
  ])('has %s on land', (_, longitude, latitude) => {
    expect(onLand(longitude, latitude)).toBe(true)
  })

  it.each([
    ['the Red Sea', 35.2, 26],
    ['the Gulf of Suez', 33, 28.9],
    ['the Gulf of Aqaba', 34.75, 28.9],
    ['the Mediterranean', 30, 32],
    ['Libya', 24, 28],
  ])('has %s outside', (_, longitude, latitude) => {
    expect(onLand(longitude, latitude)).toBe(false)
  })

  it('holds every town within its frame', () => {
    for (const { at } of towns) {
      const { x, y } = project({ longitude: at[0], latitude: at[1] })
      expect(x > 0 && x < FRAME.width && y > 0 && y < FRAME.height).toBe(true)
    }
  })

  it('writes paths that SVG reads', () => {
    expect(
      pathOf(
        [
          [24.4, 32],
          [25.4, 31],
        ],
        true,
      ),
    ).toBe('M0 0L89.1 100Z')
  })
})
