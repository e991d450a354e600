import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** What counts as one caller: an IPv4 address, or the /64 of an IPv6 address, of which one customer has many. */
export const networkOf = (address: string): string => {
  const v4 = mapped.exec(address)?.[1]
  if (v4) return v4
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::')
  const [front, back] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0') : []
  const groups = [...front, ...zeros, ...back].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
