import { describe, expect, it } from 'vitest'
import { openUnreadStream } from './unread-stream.ts'

type Answer = Response | Error

/** A browser whose clock stands still: what was asked for later runs when the test says so. */
function listen(...answers: Answer[]) {
  const counts: number[] = []
  const timers: { run: () => void; ms: number }[] = []
  const signals: AbortSignal[] = []
  const stop = openUnreadStream({
    open: (signal) => {
      signals.push(signal)
      const answer = answers.shift() ?? new Error('no answer left')
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
    onCount: (count) => counts.push(count),
    later: (run, ms) => {
      const timer = { run, ms }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
  })
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 40; turn += 1) await new Promise((done) => setImmediate(done))
  }
  const retry = async (): Promise<number> => {
    await settle()
    const timer = timers.pop()
    timer?.run()
    await settle()
    return timer?.ms ?? -1
  }
  return { counts, signals, timers, stop, settle, retry }
}

const events = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
const offline = new TypeError('Failed to fetch')

describe('the unread count', () => {
  it('is emitted as it changes, and nothing else is', async () => {
    const text = 'event: count\ndata: 2\n\nevent: other\ndata: 9\n\nevent: count\ndata: NaN\n\n'
    const { counts, settle } = listen(events(`${text}event: count\ndata: 3\n\n`))
    await settle()
    expect(counts).toEqual([2, 3])
  })

  it('is asked for again when the line breaks, later each time, and at once after it was heard', async () => {
    const heard = events('event: count\ndata: 1\n\n')
    const { counts, retry } = listen(offline, offline, heard, offline)
    expect([await retry(), await retry(), await retry()]).toEqual([1000, 2000, 1000])
    expect(counts).toEqual([1])
  })

  it.each([401, 404, 429, 503])('is left to the poll after a refusal (%i)', async (status) => {
    const { signals, timers, settle } = listen(new Response('{}', { status }))
    await settle()
    expect([signals.length, timers.length]).toEqual([1, 0])
  })

  it('is left to the poll when a page answers instead of a stream', async () => {
    const { timers, settle } = listen(new Response('<html>'))
    await settle()
    expect(timers).toEqual([])
  })

  it('is given up on a line that went silent, and asked for again', async () => {
    const mute = new Response(new ReadableStream({ start: () => {} }), {
      headers: { 'content-type': 'text/event-stream' },
    })
    const { signals, timers, settle } = listen(mute)
    await settle()
    expect(timers.map(({ ms }) => ms)).toEqual([55_000])
    timers[0]?.run()
    expect(signals[0]?.aborted).toBe(true)
  })

  it('is no longer heard after the stop', async () => {
    const { signals, timers, stop, settle } = listen(offline)
    await settle()
    stop()
    expect([timers.length, signals[0]?.aborted]).toEqual([0, true])
  })
})
