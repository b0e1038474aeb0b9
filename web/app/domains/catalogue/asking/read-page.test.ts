import { describe, expect, it } from 'vitest'
import { readPage } from './read-page.ts'

describe('an answer of the search', () => {
  it('is put right where it can be', () => {
    const wrong = { PageNumber: 0, TotalPages: -1, TotalRecords: -4, PageSize: 20, Data: null }
    expect(readPage(wrong, 20)).toEqual({
      PageNumber: 1,
      PageSize: 20,
      TotalPages: 0,
      TotalRecords: 0,
      Data: [],
    })
    const right = { PageNumber: 2, PageSize: 20, TotalPages: 3, TotalRecords: 41, Data: [1] }
    expect(readPage(right, 20)).toEqual(right)
  })
  it('takes missing totals from its list', () => {
    expect(readPage({ Data: [1, 2, 3] }, 20)).toMatchObject({
      PageNumber: 1,
      TotalPages: 1,
      TotalRecords: 3,
    })
    expect(readPage({ Data: [1], TotalRecords: 45 }, 20).TotalPages).toBe(3)
  })

  it.each([
    [null, 'noData'],
    [undefined, 'noData'],
    [5, 'badFormat'],
    ['text', 'badFormat'],
    [{}, 'noSection'],
  ])('%j is %s', (answer, key) => {
    expect(() => readPage(answer, 20)).toThrow(key)
  })
})
