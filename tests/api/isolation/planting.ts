import type { ExceptionHandler } from '@adonisjs/core/http'
import { forgetSites, siteByHost } from '@manyhearts/api/app/tenancy/sites/site_directory'
import Order from '@manyhearts/api/app/credits/orders/order'
import { asOwner } from '../../cast.ts'
import { afterDeadlocks } from '../tenancy/after_deadlocks.ts'
import type { Scene } from './scene/scene.ts'

/** Puts a defect into the running product. @returns how to remove it */
export type Planting = (scene: Scene) => Promise<() => unknown>

type Handle = ExceptionHandler['handle']
type Ctx = Parameters<Handle>[1]

/** Not a literal type, or the type checker would follow the import into the site. */
const HANDLER: string = '@manyhearts/api/app/site/exception_handler'

export function sql(plant: string, mend: string): () => Promise<() => unknown> {
  return async () => {
    const run = (statements: string) => afterDeadlocks(() => asOwner((owner) => owner.query(statements)))
    await run(plant)
    return () => run(mend)
  }
}

/** Opens all rows of tables, whatever policies they have. */
export function openTables(...tables: string[]): () => Promise<() => unknown> {
  return sql(
    tables.map((table) => `create policy planted on app.${table} using (true);`).join(' '),
    tables.map((table) => `drop policy planted on app.${table};`).join(' ')
  )
}

export function refusing(change: (ctx: Ctx, scene: Scene) => unknown): Planting {
  return async (scene) => {
    const { prototype } = (await import(HANDLER)).default as { prototype: { handle: Handle } }
    const { handle } = prototype
    const known = Object.values(scene.foreign['the victim’s'])
    prototype.handle = async function (error, ctx) {
      const answer = await handle.call(this, error, ctx)
      if (Object.values(ctx.params).some((id) => known.includes(id as string))) await change(ctx, scene)
      return answer
    }
    return () => void (prototype.handle = handle)
  }
}

/** A cache that forgets which host it was asked for. */
export const confusedCache: Planting = async ({ attacker, victim }) => {
  // Sites are cached, so only one that is read again can be confused.
  forgetSites()
  const site = await siteByHost(attacker.host)
  Object.assign(site!, await siteByHost(victim.host), { host: attacker.host })
  return forgetSites
}

export const ordersOfAnybody: Planting = async () => {
  const { query } = Order
  Order.query = function (this: typeof Order) {
    const builder = query.call(this)
    const where = builder.where as (...conditions: unknown[]) => typeof builder
    builder.where = ((...conditions: unknown[]) =>
      conditions[0] === 'member_id' ? builder : where.apply(builder, conditions)) as never
    return builder
  } as never
  return () => void (Order.query = query)
}
