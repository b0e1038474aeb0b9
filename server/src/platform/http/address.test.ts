import { describe, expect, it } from 'vitest'
import { clientAddress, countedAddress, isPrivateAddress } from './address.ts'

describe('the address that limits count', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::'],
    ['2001:db8::', '2001:db8:0:0::'],
    ['2001:db8:0:0:ffff::1', '2001:db8:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['::1', '127.0.0.1'],
    ['local', 'local'],
  ])('of %s is %s, and stays it', (address, counted) => {
    expect(countedAddress(address)).toBe(counted)
    expect(countedAddress(counted)).toBe(counted)
  })
})

describe('where a request comes from', () => {
  const from = (forwarded: string, socket: string, proxies: number): string => {
    const headers = { 'x-forwarded-for': forwarded }
    return clientAddress(new Request('http://localhost/', { headers }), socket, proxies)
  }

  it.each([
    ['the socket, whatever is claimed', '192.0.2.1', '203.0.113.9', 0, '203.0.113.9'],
    ['what a trusted proxy says', '192.0.2.1', '10.0.0.2', 1, '192.0.2.1'],
    ['what it adds, whatever is claimed', '10.0.0.1, 192.0.2.1', '10.0.0.2', 1, '192.0.2.1'],
    ['what the first of two adds', '10.0.0.1, 192.0.2.1, 10.0.0.3', '10.0.0.2', 2, '192.0.2.1'],
    ['what one of two says that sets it', '192.0.2.1', '10.0.0.2', 2, '192.0.2.1'],
    ['the socket where the proxy says no address', 'unknown', '10.0.0.2', 1, '10.0.0.2'],
    ['nor then what is claimed', '192.0.2.1, unknown', '10.0.0.2', 1, '10.0.0.2'],
    ['whom a page is made for, within the process', '192.0.2.1', 'local', 0, '192.0.2.1'],
  ] as const)('is %s', (_, forwarded, socket, proxies, address) => {
    expect(from(forwarded, socket, proxies)).toBe(address)
  })
})

describe('a private address', () => {
  it.each([
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '127.0.0.1',
    '::1',
    'fc00::1',
    'fdff:1:2:3::',
    '::ffff:10.0.0.1',
  ])('is %s', (address) => expect(isPrivateAddress(address)).toBe(true))

  it.each(['172.32.0.1', '11.0.0.1', '192.169.0.1', '2001:db8::1', 'fe80::1', '', 'local'])(
    'is not %s',
    (address) => expect(isPrivateAddress(address)).toBe(false),
  )
})
