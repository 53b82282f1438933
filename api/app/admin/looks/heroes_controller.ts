import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { changingManifest } from '#app/admin/changes/changing_manifest'
import { fieldRefused } from '#app/http/validation/field_refused'
import { enqueue } from '#app/jobs/enqueue'
import { MOST_MEGABYTES } from '#app/members/photos/uploads/receive_photo'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { heroFault } from '#app/tenancy/heroes/hero_fault'
import { storeHeroes } from '#app/tenancy/heroes/store_heroes'
import { addHero, MOST_HEROES } from './add_hero.js'
import { LookChanged, HeroInUse } from './look_errors.js'
import { heroRow, heroRows } from './hero_row.js'
import { heroValidator, newHeroValidator } from './hero_validator.js'
import { writeHeroEntry } from './write_hero_entry.js'

/** `/api/tenants/:tenant_id/heroes`: pictures that a brand's front page may show instead of its preset's drawings. */
export default class HeroesController {
  async index(ctx: HttpContext) {
    const { tenant } = await grantedBrand(ctx)
    const heroes = await asTenant(tenant, () => heroRows(), { connection: 'staff', readOnly: true })
    return { heroes, limit: MOST_HEROES, megabytes: MOST_MEGABYTES }
  }

  /** The request body is the picture itself; its rights stand in the query. */
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const rights = await ctx.request.validateUsing(newHeroValidator, { data: ctx.request.qs() })
    const { isNew, hero } = await addHero(ctx, brand, rights)
    ctx.response.status(isNew ? 201 : 200)
    return { hero }
  }

  async update(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const {
      version,
      alt,
      credit = '',
      ...said
    } = await ctx.request.validateUsing(heroValidator, {
      data: ctx.request.body(),
    })
    return changingManifest(brand, async () => {
      const before = await heroRow(ctx.params.key)
      if (before.version !== version) throw new LookChanged()
      const described = Object.fromEntries(Object.entries(alt).filter(([, text]) => text))
      await tenantRows(
        `update app.heroes set focus_x = :focus_x, focus_y = :focus_y, alt = cast(:alt as jsonb), credit = :credit, holder = :holder,
           source = :source, licence = :licence, version = version + 1
         where tenant_id = (select sec.tenant_id()) and key = :key`,
        { ...said, credit, alt: JSON.stringify(described), key: before.key }
      )
      // Who can't see the picture is told what it shows as long as others see it.
      if (before.is_used && (await heroFault(before.key))) throw fieldRefused('alt', 'hero_undescribed')
      await storeHeroes()
      const hero = await heroRow(before.key)
      await writeHeroEntry({ brand, action: 'hero_changed', before, after: hero })
      return { hero }
    })
  }

  async destroy(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    await changingManifest(brand, async () => {
      const before = await heroRow(ctx.params.key)
      if (before.is_used) throw new HeroInUse()
      await tenantRows('delete from app.heroes where tenant_id = (select sec.tenant_id()) and key = :key', {
        key: before.key,
      })
      await storeHeroes()
      await enqueue('remove_hero', { key: before.key, widths: before.widths.join(' ') })
      await writeHeroEntry({ brand, action: 'hero_removed', before, after: null })
    })
    return ctx.response.noContent()
  }
}
