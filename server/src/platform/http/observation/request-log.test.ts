import { describe, expect, it } from 'vitest'
import { frontDoor } from '../testing/front-door.ts'

const SECRET = 'hunter2'

function logged() {
  const door = frontDoor()
  door.http.post('/api/fine/:id', (c) => c.json({}, 201))
  door.http.get('/api/broken', () => {
    throw new Error('broken')
  })
  const requests = () => door.lines.filter((line) => line['msg'] === 'request')
  return { ...door, requests }
}

describe('the request log', () => {
  it('has one line a request: what was asked, how it ended, how long it took', async () => {
    const { http, requests } = logged()
    const response = await http.request('/api/fine/7', { method: 'POST' })
    expect(requests()).toEqual([
      {
        level: 30,
        time: expect.any(String) as string,
        requestId: response.headers.get('x-request-id'),
        method: 'POST',
        path: '/api/fine/7',
        status: 201,
        ms: expect.any(Number) as number,
        msg: 'request',
      },
    ])
  })

  it('keeps out whatever is secret: query, headers, cookies and body', async () => {
    const { http, lines } = logged()
    await http.request(`/api/fine/7?token=${SECRET}&SearchText=${SECRET}`, {
      method: 'POST',
      body: JSON.stringify({ Password: SECRET }),
      headers: {
        'auth-key': SECRET,
        authorization: `Bearer ${SECRET}`,
        cookie: `session=${SECRET}`,
        referer: `https://rihla.example/account/activate?token=${SECRET}`,
      },
    })
    await http.request(`/nothing/here?token=${SECRET}`)
    expect(lines).toHaveLength(2)
    expect(JSON.stringify(lines)).not.toContain(SECRET)
  })

  it('calls a fault an error, under the id that the caller was told, and a refusal none', async () => {
    const { http, requests } = logged()
    const told = (await (await http.request('/api/broken')).json()) as { requestId: string }
    await http.request('/api/nothing')
    expect(requests()).toMatchObject([
      { level: 50, status: 500, path: '/api/broken', requestId: told.requestId },
      { level: 30, status: 404, path: '/api/nothing' },
    ])
  })

  it('keeps a line a line, whatever the address contains', async () => {
    const { http, requests } = logged()
    await http.request('/api/a%0a%7B%22level%22:50%7D')
    expect(requests()).toHaveLength(1)
  })
})
