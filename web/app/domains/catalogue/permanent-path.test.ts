import { expect, it } from 'vitest'
import { idOf, permanentPath } from './permanent-path.ts'

it('has an address whatever the day', () => expect(permanentPath('/hotel', 7)).toBe('/hotel/7'))

it.each([
  ['7', 7],
  ['0', 0],
  ['07', 0],
  ['7a', 0],
  ['-7', 0],
  ['1e3', 0],
  ['9999999999999999', 0],
])('reads %s as the offer %i', (text, id) => expect(idOf(text)).toBe(id))
