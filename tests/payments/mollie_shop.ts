import { newPackage } from '../api/credits/shop.ts'
import { type Cast, newCast } from '../cast.ts'
import { enterMollieKey, SELLS_THROUGH_MOLLIE } from './mollie_brand.ts'
import { MollieServer } from './mollie_server.ts'

export interface MollieShop {
  mollie: MollieServer
  cast: Cast
  packageId: string
}

/** A cast whose Rosa sells a package through a server that speaks as Mollie does; whoever opens it stops that. */
export async function openMollieShop(fields: Parameters<typeof newPackage>[1] = {}): Promise<MollieShop> {
  const mollie = await MollieServer.start()
  const cast = await newCast({ rosa: SELLS_THROUGH_MOLLIE })
  await enterMollieKey(cast.rosa)
  return { mollie, cast, packageId: await newPackage(cast.rosa, fields) }
}
