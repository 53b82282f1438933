import type { BareServer } from './start_bare.ts'
import type { ChildServer } from './child_server.ts'

export interface Servers {
  product: ChildServer
  bare: BareServer
}
