import { describe, expect, it, vi } from 'vitest'
import { rememberTexts } from './remember-texts.ts'

describe('remembered texts', () => {
  it('are made once', () => {
    const make = vi.fn((text: string) => text.toUpperCase())
    const remembered = rememberTexts(make, 10_000)
    expect([remembered('a'), remembered('a'), remembered('B')]).toEqual(['A', 'A', 'B'])
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('go when there is no room, but for those that are asked for all the time', () => {
    const make = vi.fn((text: string) => text)
    const remembered = rememberTexts(make, 4000)
    for (let n = 0; n < 100; n += 1) {
      remembered(`text ${n}`)
      remembered('always')
    }
    const often = make.mock.calls.filter(([text]) => text === 'always')
    expect(often).toHaveLength(1)
    remembered('text 0')
    expect(make.mock.calls.filter(([text]) => text === 'text 0')).toHaveLength(2)
  })
})
