import { describe, expect, it } from 'vitest'
import { pageHeaders, type Admitted } from './security-headers.ts'

const gateway = 'https://pay.example'
const nobody: Admitted = { gateways: [gateway], analytics: null, liveChat: null }
const both: Admitted = {
  gateways: [gateway],
  analytics: 'https://count.example',
  liveChat: 'https://chat.example',
}

/** Every source of others that a page may use, by directive. */
function others(admitted: Admitted, framedByUs = false): Record<string, string> {
  const policy = pageHeaders('n0', admitted, framedByUs)['content-security-policy'] ?? ''
  const rows = policy.split('; ').map((row) => {
    const [directive = '', ...sources] = row.split(' ')
    return [directive, sources.filter((source) => source.startsWith('http')).join(' ')] as const
  })
  return Object.fromEntries(rows.filter(([, sources]) => sources !== ''))
}

const video = 'https://www.youtube-nocookie.com'

describe('a page', () => {
  it('loads nothing of others when there are none', () => {
    expect(others(nobody)).toEqual({ 'frame-src': `${gateway} ${video}` })
  })

  it('loads what counts and what chats, each only where it is needed', () => {
    expect(others(both)).toEqual({
      'script-src': 'https://count.example https://chat.example',
      'connect-src': 'https://count.example https://chat.example',
      'img-src': 'https://chat.example',
      'frame-src': `${gateway} ${video} https://chat.example`,
    })
  })

  it('names an origin once that does both', () => {
    const one = { ...both, liveChat: both.analytics }
    expect(others(one)['script-src']).toBe('https://count.example')
  })

  it('loads nothing of others while it stands in a frame of ours', () => {
    expect(others(both, true)).toEqual({ 'frame-src': `${gateway} ${video}` })
  })

  it('runs our own scripts by their nonce alone', () => {
    const policy = pageHeaders('n0', both, false)['content-security-policy']
    expect(policy).toContain("script-src 'self' 'nonce-n0' https://count.example")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })
})
