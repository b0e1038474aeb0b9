import { expect, it } from 'vitest'
import { digestAsked } from './digest-asked.ts'

const digest = async (input: object, action = 'sellOnPhone') =>
  (await digestAsked(action, input)).toString('hex')
const fileOf = (text: string, name = 'a.csv') => new File([text], name)
const asked = { id: 1, Name: 'Mona', Ages: [4, 9], Terms: { Percent: 20, Until: null } }

it.each([
  ['fields in another order', { ...asked, Terms: { Until: null, Percent: 20 } }],
  ['a field that is there and left empty', { ...asked, Promocode: undefined }],
])('is the same for %s', async (_, same) => {
  expect(await digest(same)).toBe(await digest(asked))
})

it.each([
  ['another figure', { ...asked, id: 2 }],
  ['another figure deep in it', { ...asked, Terms: { Percent: 25, Until: null } }],
  ['the same digits as a text', { ...asked, id: '1' }],
  ['a list in another order', { ...asked, Ages: [9, 4] }],
  ['something more', { ...asked, Promocode: null }],
  ['something less', { id: 1, Name: 'Mona', Ages: [4, 9] }],
])('is another for %s', async (_, other) => {
  expect(await digest(other)).not.toBe(await digest(asked))
})

it('is another for another call', async () => {
  expect(await digest(asked, 'addNote')).not.toBe(await digest(asked))
})

it('of a file is of its bytes', async () => {
  const of = (File: File) => digest({ File })
  expect(await of(fileOf('1,2'))).toBe(await of(fileOf('1,2')))
  expect(await of(fileOf('1,2'))).not.toBe(await of(fileOf('1,3')))
  expect(await digest({ File: 'file:1' })).not.toBe(await digest({ File: fileOf('1') }))
})
