import type { HttpContext } from '@adonisjs/core/http'
import type { Language } from '@manyhearts/locales/languages'
import { CHOICE_FIELDS, PROFILE_FIELDS } from '@manyhearts/locales/profile_fields'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { translationsIn } from '#app/http/translations'
import { fictionalMark } from '#app/members/people/fictional_mark'
import { UnmarkedFictionalProfile } from '#app/members/people/members_errors'
import { photoLimit } from '#app/members/photos/arranging/photo_limit'
import { interestsIn } from '#app/members/places/interests'
import { regionsOf } from '#app/members/places/regions'
import type { Site } from '#app/tenancy/sites/site'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { profileChoicesValidator } from './fictional_profile_validator.js'

interface Named {
  id: string
  name: string
}

/** What the form of a fictional profile lets one choose from, in the language of the console, and the mark that members see. */
interface ProfileChoices {
  countries: string[]
  regions: (Named & { country: string })[]
  interests: Named[]
  fields: (Named & { choices: Named[] })[]
  most_photos: number
  /** In the brand's main language; null as long as the brand has no words for it, and shows no fictional profile. */
  mark: { label: string; warning: string; language: string } | null
}

/** `GET /api/tenants/:tenant_id/profile_choices`: what a fictional profile can say, and how members see that it is one. */
export default class ProfileChoicesController {
  async show(ctx: HttpContext): Promise<ProfileChoices> {
    const { staff, tenant } = await grantedBrand(ctx)
    const { language = staff.language as Language } = await ctx.request.validateUsing(profileChoicesValidator, {
      data: ctx.request.qs(),
    })
    const site = (await siteByTenantId(tenant.id))!
    const { countries } = site.settings
    const t = translationsIn(`${language}-informal`, 'members')
    return {
      countries,
      regions: (await regionsOf(countries)).map(({ id, name, country }) => ({ id, name, country })),
      interests: (await interestsIn(language)).map(({ id, name }) => ({ id, name })),
      fields: CHOICE_FIELDS.map((field) => ({
        id: field,
        name: t(`fields.${field}`),
        choices: PROFILE_FIELDS[field].choices.map((id) => ({ id, name: t(`values.${field}.${id}`) })),
      })),
      most_photos: photoLimit({ paidUser: false, isFictional: true }),
      mark: markOf(site),
    }
  }
}

function markOf(site: Site): ProfileChoices['mark'] {
  try {
    const { label, warning } = fictionalMark({ isFictional: true }, site, site.language).fictional!
    return { label, warning, language: site.language }
  } catch (error) {
    if (error instanceof UnmarkedFictionalProfile) return null
    throw error
  }
}
