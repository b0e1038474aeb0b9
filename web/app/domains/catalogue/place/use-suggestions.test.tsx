// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiContext } from '../../../platform/api/use-api.ts'
import { answerAs, answerWith, fakeServer, type Answer } from '../../../testing/fake-server.ts'
import { useSuggestions } from './use-suggestions.ts'

const SECOND = 1000
beforeEach(() => void vi.useFakeTimers())

/** A field with this text, and the texts that suggestions were asked for so far. */
function openField(typed: string, ...answers: Answer[]) {
  const asked: string[] = []
  const server = fakeServer('en', {
    autoComplete: async (request) => {
      const answer = answers[asked.length] ?? answerWith([])
      const { SearchText } = (await request.json()) as { SearchText: string }
      asked.push(SearchText)
      return answer(request)
    },
  })
  const field = renderHook(({ text }) => useSuggestions(text, 'Activity'), {
    initialProps: { text: typed },
    wrapper: ({ children }) => <ApiContext value={server.client}>{children}</ApiContext>,
  })
  return { ...field, asked }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('waits for the next letter again after a retry of another text', async () => {
  const { result, rerender, asked } = openField('bal', answerAs(400, {}))
  await pass(SECOND)
  expect(result.current.state).toBe('error')
  act(() => result.current.retry())
  await pass(10)
  expect(result.current.state).toBe('ready')
  for (const text of ['ball', 'ballo', 'balloon']) {
    rerender({ text })
    await pass(SECOND / 2)
  }
  await pass(SECOND / 2)
  expect(asked).toEqual(['bal', 'bal', 'balloon'])
})

it('looks for the beginning of a text that is longer than any name', async () => {
  const { result, asked } = openField(`${'x'.repeat(99)}  ${'y'.repeat(50)}`)
  await pass(SECOND)
  expect(asked).toEqual([`${'x'.repeat(99)} `])
  expect(result.current.state).toBe('ready')
})
