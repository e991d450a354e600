import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** ::/96 holds IPv4 addresses in a form of long ago, and fec0::/10 was for private networks. */
const outdated = [ipaddr.parseCIDR('::/96'), ipaddr.parseCIDR('fec0::/10')]

/**
 * Whether an IP address is one of the public internet. Everything else is refused: private, loopback, link-local, shared
 * (100.64/10), multicast, reserved, and IPv6 forms that carry an IPv4 address, which are judged by it or not at all.
 * @param address as DNS or a URL's host gives it, without brackets
 */
export const isPublic = (address: string): boolean => {
  if (!isIP(address)) return false
  // An IPv4-mapped address (::ffff:10.0.0.1) becomes the IPv4 address that it is.
  const ip = ipaddr.process(address)
  if (ip.range() !== 'unicast') return false
  return ip.kind() === 'ipv4' || !outdated.some((range) => ip.match(range as [ipaddr.IPv6, number]))
}

export const isLoopback = (address: string): boolean =>
  isIP(address) > 0 && ipaddr.process(address).range() === 'loopback'
