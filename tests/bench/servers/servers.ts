import type { BareServer } from './start_bare.ts'
import type { ChildServer } from './child_server.ts'

/** The product and what it is compared with. */
export interface Servers {
  product: ChildServer
  bare: BareServer
}
