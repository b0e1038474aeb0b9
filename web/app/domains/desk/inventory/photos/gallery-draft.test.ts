import type { Gallery } from '@rihla/contract/desk/offer-photos'
import { expect, it } from 'vitest'
import { draftOf, isChanged, moved, without, withPhoto } from './gallery-draft.ts'

const photo = (name: string) => ({ Url: `/images/${name}`, AltEn: name, AltAr: name })
const gallery: Gallery = {
  Of: 'offer',
  Name: 'Reef',
  Edition: 'one',
  Cover: null,
  Photos: [photo('a'), photo('b'), photo('c')],
}
const draft = draftOf(gallery)
const names = ({ photos }: typeof draft) => photos.map(({ AltEn }) => AltEn).join('')

it('photographs are moved, taken out and added, each once', () => {
  expect(names(moved(draft, 2, -1))).toBe('acb')
  expect(names(moved(draft, 0, 1))).toBe('bac')
  expect(names(without(draft, 1))).toBe('ac')
  expect(names(withPhoto(draft, photo('d')))).toBe('abcd')
  expect(names(withPhoto(draft, photo('a')))).toBe('bca')
})

it('another order is a change, and the one there was is none', () => {
  expect(isChanged(gallery, draft)).toBe(false)
  const swapped = moved(draft, 0, 1)
  expect(isChanged(gallery, swapped)).toBe(true)
  expect(isChanged(gallery, moved(swapped, 1, -1))).toBe(false)
})
