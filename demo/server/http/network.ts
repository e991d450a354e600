import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A network that a caller belongs to, and how many times as much it may do as the narrowest one. */
export interface Network {
  /** Such as 203.0.113.7, 203.0.113.0/24 or 2001:db8:1:2::/64. */
  key: string
  share: number
}

/** An IP address without the port, the brackets and the zone that proxies write beside it; null for anything else. */
export const readAddress = (text: string): string | null => {
  const [, v6, v4] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? []
  const [address = ''] = (v6 ?? v4 ?? text).split('%')
  return isIP(address) ? ipaddr.process(address).toString() : null
}

const v6Network = (parts: readonly number[], bits: number): string => {
  const groups = parts.slice(0, Math.ceil(bits / 16))
  const extraBits = bits % 16
  const last = groups.length - 1
  const masked = groups.map((group, index) =>
    extraBits > 0 && index === last ? group & (0xffff << (16 - extraBits)) : group,
  )
  return `${masked.map((group) => group.toString(16)).join(':')}::/${bits}`
}

/**
 * The networks of an address, the narrowest first: an IPv4 address and its /24, or the /64, /56 and /48 of an IPv6
 * address, of which one customer may have any. The wider ones hold more people.
 * @param address as {@link readAddress} gives it
 */
export const networksOf = (address: string): readonly Network[] => {
  const ip = ipaddr.process(address)
  if (ip instanceof ipaddr.IPv6) {
    return [
      { key: v6Network(ip.parts, 64), share: 1 },
      { key: v6Network(ip.parts, 56), share: 2 },
      { key: v6Network(ip.parts, 48), share: 5 },
    ]
  }
  return [
    { key: address, share: 1 },
    { key: `${address.replace(/\.\d+$/, '.0')}/24`, share: 5 },
  ]
}
