import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { networksOf, readAddress } from '../../../../demo/server/http/network'

describe('a caller’s address', () => {
  it('is read without a port, brackets and a zone, and is nothing else [S04]', () => {
    for (const [text, address] of [
      ['203.0.113.7', '203.0.113.7'],
      ['203.0.113.7:51234', '203.0.113.7'],
      ['[2001:db8::1]:443', '2001:db8::1'],
      ['[2001:db8::1]', '2001:db8::1'],
      ['2001:DB8:0::1', '2001:db8::1'],
      ['::ffff:192.0.2.7', '192.0.2.7'],
      ['fe80::1%eth0', 'fe80::1'],
      ...['', 'unknown', '_hidden', '203.0.113', '1.2.3.4:x', 'evil.example', '1.2.3.4, 5.6.7.8'].map((it) => [
        it,
        null,
      ]),
    ] as Array<[string, string | null]>) {
      assert.equal(readAddress(text), address, text)
    }
  })

  it('counts in networks from one customer’s to a provider’s [S04]', () => {
    for (const [address, ...networks] of [
      ['192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
      ['2001:db8:0:12ff:3:4:5:6', '2001:db8:0:12ff::/64', '2001:db8:0:1200::/56', '2001:db8:0::/48'],
      ['::1', '0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48'],
    ] as const) {
      assert.deepEqual(
        networksOf(address).map(({ key }) => key),
        networks,
      )
    }
  })
})
