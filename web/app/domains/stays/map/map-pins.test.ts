import type { HotelCard } from '@rihla/contract/catalogue/hotel-search'
import { describe, expect, it } from 'vitest'
import { canPart, partView, pinsOf, shaped, viewOf, WHOLE, zoomed } from './map-pins.ts'

const card = (HotelId: number, Latitude: number, Longitude: number, TotalPrice = 1000) =>
  ({ HotelId, Latitude, Longitude, TotalPrice, OfferPrice: null }) as HotelCard
const box = { width: 600, height: 560 }
const hurghada = [card(1, 27.25, 33.83, 900), card(2, 27.1, 33.85, 1200)]
const cairo = card(3, 30.05, 31.23, 700)

describe('the shown part of the map', () => {
  it('holds every stay, in the shape of its box', () => {
    const view = viewOf([...hurghada, cairo], box)
    expect(pinsOf([...hurghada, cairo], view, box).flatMap(({ cards }) => cards)).toHaveLength(3)
    expect(view.width / view.height).toBeCloseTo(600 / 560)
  })

  it('is the whole country for nothing, and never wider', () => {
    const whole = viewOf([], box)
    expect(whole.width).toBeGreaterThanOrEqual(WHOLE.width)
    expect(zoomed(whole, 4, box)).toEqual(whole)
  })

  it('comes no nearer than the drawing is true', () => {
    const near = zoomed(viewOf([cairo], box), 0.01, box)
    expect(zoomed(near, 0.5, box).width).toBeCloseTo(near.width)
    expect(shaped(near, box).width).toBeCloseTo(near.width)
  })
})

describe('pins', () => {
  it('share one where they would cover one another, with the lowest price', () => {
    const pins = pinsOf([...hurghada, cairo], viewOf([], box), box)
    expect(pins.map(({ cards, price }) => [cards.length, price])).toEqual([
      [2, 900],
      [1, 700],
    ])
    const [both] = pins
    expect(both && canPart(both, WHOLE)).toBe(true)
  })

  it('part when one looks closer', () => {
    expect(pinsOf(hurghada, viewOf(hurghada, box), box)).toHaveLength(2)
  })

  it('of one street part when theirs is pressed, though the whole town shares one', () => {
    const street = [card(1, 27.25, 33.83), card(2, 27.2527, 33.8301)]
    const [both] = pinsOf(street, viewOf(street, box), box)
    expect(both && canPart(both, viewOf(street, box))).toBe(true)
    expect(pinsOf(street, partView(street, box), box)).toHaveLength(2)
    expect(zoomed(viewOf(street, box), 0.6, box).width).toBeLessThan(viewOf(street, box).width)
  })

  it('on one spot can’t part, and don’t say that they do', () => {
    const spot = [card(1, 27.25, 33.83), card(2, 27.25, 33.83)]
    const [both] = pinsOf(spot, viewOf(spot, box), box)
    expect(both && canPart(both, viewOf(spot, box))).toBe(false)
  })

  it('keep clear of one another on a phone, with a price of five digits and a count', () => {
    const phone = { width: 358, height: 430 }
    const east = Array.from({ length: 40 }, (_, at) =>
      card(at, 24 + ((at * 7) % 40) / 6, 29 + ((at * 11) % 40) / 7),
    )
    const at = pinsOf(east, viewOf(east, phone), phone).map((pin) => pin.at)
    const covering = at.flatMap((one, index) =>
      at
        .slice(index + 1)
        .filter(({ x, y }) => Math.abs(one.x - x) < 118 && Math.abs(one.y - y) < 38),
    )
    expect(covering).toEqual([])
  })

  it('leave out what is not in view', () => {
    expect(pinsOf([cairo], viewOf(hurghada, box), box)).toEqual([])
  })
})
