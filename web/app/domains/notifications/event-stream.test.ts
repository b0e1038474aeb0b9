import { describe, expect, it } from 'vitest'
import { createEventReader, type ServerEvent } from './event-stream.ts'

const read = (...pieces: string[]): ServerEvent[] => {
  const events: ServerEvent[] = []
  pieces.forEach(createEventReader((event) => events.push(event)))
  return events
}

describe('server-sent events', () => {
  it('are read whole', () => {
    expect(read('event: count\ndata: 3\n\n')).toEqual([{ event: 'count', data: '3' }])
  })

  it('are read wherever the network cuts them', () => {
    const text = 'event: count\r\ndata: 12\r\n\r\n: here\n\nevent: count\ndata: 0\n\n'
    for (let at = 1; at < text.length; at += 1)
      expect(read(text.slice(0, at), text.slice(at))).toEqual([
        { event: 'count', data: '12' },
        { event: 'count', data: '0' },
      ])
  })

  it('may have several lines of data, no name, and no space after the colon', () => {
    expect(read('data:one\ndata: two\nid: 7\nstrange\n\n')).toEqual([
      { event: 'message', data: 'one\ntwo' },
    ])
  })

  it('tell nothing by comments, by a name alone, or before their end', () => {
    expect(read(': here\n\n', 'event: count\n\n', 'event: count\ndata: 4\n')).toEqual([])
  })

  it('don’t inherit the name of the one before', () => {
    expect(read('event: count\ndata: 1\n\ndata: 2\n\n').at(-1)).toEqual({
      event: 'message',
      data: '2',
    })
  })
})
