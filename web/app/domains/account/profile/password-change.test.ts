import { expect, it } from 'vitest'
import { passwordChangeProblems } from './password-change.ts'

const good = { current: 'Traveller@1', next: 'Traveller@2', again: 'Traveller@2' }

it.each([
  [{}, [null, null, null]],
  [{ current: '' }, ['currentRequired', null, null]],
  [{ next: '', again: '' }, [null, 'passwordRequired', 'confirmRequired']],
  [{ next: 'Traveller2', again: 'Traveller2' }, [null, 'passwordWeak', null]],
  [{ next: 'Traveller@1', again: 'Traveller@1' }, [null, 'passwordSame', null]],
  [{ again: 'Traveller@3' }, [null, null, 'passwordsDiffer']],
])('%j has the problems %j', (change, problems) => {
  const { current, next, again } = passwordChangeProblems({ ...good, ...change })
  expect([current, next, again]).toEqual(problems)
})
