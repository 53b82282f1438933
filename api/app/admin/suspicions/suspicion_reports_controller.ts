import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { fieldRefused } from '#app/http/validation/field_refused'
import Complaint from '#app/safety/complaint'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { localMoment } from '#app/tenancy/sites/local_moment'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { openSuspicion } from './open_suspicion.js'
import { reportSuspicionValidator } from './suspicion_validator.js'
import { writeSuspicionEntry } from './write_suspicion_entry.js'

/** `POST /api/tenants/:tenant_id/suspicions/:id/report`: which authority was told, where and when. Telling it is done by people, not by software. */
export default class SuspicionReportsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const said = await ctx.request.validateUsing(reportSuspicionValidator, { data: ctx.request.body() })
    const { authority, country, reference } = said
    if (!isCountry(country)) throw fieldRefused('country', 'in')
    const { timeZone } = (await siteByTenantId(brand.tenant.id))!
    const report = async () => {
      const suspicion = await openSuspicion(ctx.params.id, { isTold: false })
      const { createdAt } = await Complaint.findOrFail(suspicion.complaintId)
      const informedAt = momentBetween(said.informed_at, timeZone, createdAt)
      await suspicion
        .merge({ authority, authorityCountry: country, reference, informedAt, informedBy: brand.staff.id })
        .save()
      await writeSuspicionEntry(brand, suspicion, 'suspicion_reported')
    }
    await asTenant(brand.tenant, report, { connection: 'staff' })
    return ctx.response.noContent()
  }
}

/** @throws 422 for `informed_at` that no clock shows, that is to come, or that was before anybody complained */
function momentBetween(clock: string, zone: string, earliest: DateTime): DateTime {
  const moment = localMoment(clock, zone)
  if (!moment) throw fieldRefused('informed_at', 'moment')
  // Clocks are entered to the minute.
  if (moment < earliest.startOf('minute') || moment > DateTime.now())
    throw fieldRefused('informed_at', 'between_report_and_now')
  return moment
}

/** Of anywhere in the world: an authority may be where nobody is served. */
function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return new Intl.Locale(`und-${code}`).region === code && names.of(code) !== undefined
}
