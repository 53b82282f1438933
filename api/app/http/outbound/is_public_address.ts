import { BlockList, isIP } from 'node:net'

/** Private, local and documentation networks (IANA special-purpose registries), and IPv6 ranges that map to them. */
const NOT_PUBLIC: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
]

/** One per family: in a shared list IPv4 addresses also match as IPv4-mapped IPv6. */
const closed = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [network, prefix] of NOT_PUBLIC) closed[family(network)].addSubnet(network, prefix, family(network))

export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && !closed[family(address)].check(address, family(address))
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
