export type ServerEvent = { event: string; data: string }

/**
 * Reads server-sent events from text that arrives in pieces cut anywhere. Comments are signs of life
 * and carry nothing; an event whose end never came is dropped, as the standard says.
 */
export function createEventReader(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = ''
  let name = ''
  let data: string[] = []

  const readLine = (line: string): void => {
    if (line === '') {
      if (data.length > 0) onEvent({ event: name || 'message', data: data.join('\n') })
      name = ''
      data = []
      return
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (field === 'event') name = value
    else if (field === 'data') data.push(value)
  }

  return (piece) => {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    lines.forEach(readLine)
  }
}
