import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { startGateway } from '../testing/gateway.ts'

test('the widget may be loaded by any page, and speaks both languages', async () => {
  const answer = await startGateway().app.request('/live-chat/widget.js', {
    headers: { origin: 'http://localhost:3000' },
  })
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const text = await answer.text()
  expect(() => new Script(text)).not.toThrow()
  for (const word of ['window.rihlaLiveChat', 'Chat with us', 'تحدث معنا', 'aria-expanded'])
    expect(text).toContain(word)
})
