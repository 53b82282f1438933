import type { HttpContext } from '@adonisjs/core/http'
import { chooseCountry } from '#app/tenancy/hosts/choose_country'
import { countryOfVisitor } from '#app/tenancy/hosts/country_of_visitor'
import { siteOf } from '#app/tenancy/sites/site_of'
import { activeMembers } from './active_members.js'
import { type CountryMap, countryMap } from './country_map.js'
import { showMapValidator } from './map_validator.js'

interface BrandMap extends Pick<CountryMap, 'width' | 'height'> {
  country: string
  /** `members` is null where there are too few to say. */
  regions: (CountryMap['regions'][number] & { members: number | null })[]
}

/** `GET /api/map`: a country of the brand, drawn by its towns, and how many real members were active in its regions within 30 days. */
export default class MapsController {
  async show(ctx: HttpContext): Promise<BrandMap> {
    const { country: asked } = await ctx.request.validateUsing(showMapValidator)
    const site = siteOf(ctx)
    const countries: string[] = site.settings.countries
    const here = [asked, chooseCountry(ctx), countryOfVisitor(ctx), site.country]
    const country = here.find((one) => one && countries.includes(one)) ?? countries[0]!
    const { width, height, regions } = await countryMap(country)
    const members = await activeMembers(site, country)
    return {
      country,
      width,
      height,
      regions: regions.map((region) => ({ ...region, members: members.get(region.id) ?? null })),
    }
  }
}
