import type { BareServer } from './start_bare.ts'
import type { MeteredServer } from './child_server.ts'

export interface Servers {
  product: MeteredServer
  bare: BareServer
}
