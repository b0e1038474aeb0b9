import { BlockList, isIP } from 'node:net'

/** The address of a call within the process, as pages make them: it has no connection. */
export const IN_PROCESS = 'local'

/**
 * The client's address. Each of `proxies` before us adds to X-Forwarded-For, at its end, whom it was called
 * by; what stands further left is what the caller claims. Pages, which call within the process, pass on
 * their client's address alone. What is no address doesn't count.
 */
export function clientAddress(request: Request, socketAddress: string, proxies: number): string {
  const hops = socketAddress === IN_PROCESS ? 1 : proxies
  if (hops === 0) return socketAddress
  const added = (request.headers.get('x-forwarded-for') ?? '').split(',').slice(-hops)
  const first = added[0]?.trim() ?? ''
  return isIP(first) ? first : socketAddress
}

/** `TRUST_PROXY`: how many proxies stand before us; `wrong` hears of what is no such number. */
export function readProxyCount(text: string | undefined, wrong: string[]): number {
  if (/^\d?$/.test(text ?? '')) return Number(text ?? 0)
  wrong.push(`TRUST_PROXY must be a number of proxies from 0 to 9, not "${text}"`)
  return 0
}

const HEX = 16
const GROUPS = 8
const NETWORK_GROUPS = 4

/** The eight groups of an IPv6 address, whatever way it is written. */
function groupsOf(address: string): number[] {
  const [plain = ''] = address.split('%')
  // An address in a URL is written in one way alone, and without a dotted end.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = written
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, HEX))))
  return [...head, ...Array<number>(GROUPS - head.length - tail.length).fill(0), ...tail]
}

/**
 * The address that limits count. A client with one IPv6 address has all of its /64, so the network
 * stands for it; an IPv4 address mapped into IPv6 is that IPv4 address. Answers an address again.
 */
export function countedAddress(address: string): string {
  if (isIP(address) !== 6) return address
  const groups = groupsOf(address)
  const [a = 0, b = 0, c = 0, d = 0, e, mapped, high = 0, low = 0] = groups
  const noNetwork = a === 0 && b === 0 && c === 0 && d === 0 && e === 0
  if (noNetwork && mapped === 0xffff)
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  if (noNetwork && mapped === 0 && high === 0 && low === 1) return '127.0.0.1'
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(HEX))
    .join(':')}::`
}

const privateNetworks = new BlockList()
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)
privateNetworks.addSubnet('127.0.0.0', 8)
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addAddress('::1', 'ipv6')

/** Whether only a machine of one's own network can have this address, or of the same machine. */
export const isPrivateAddress = (address: string): boolean =>
  isIP(address) !== 0 && privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
