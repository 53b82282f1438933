import type { HttpContext } from '@adonisjs/core/http'
import { NotAllowed, TooManySavedFilters } from '#app/admin/access/admin_errors'
import { isAllowed } from '#app/admin/access/allowed'
import { policyToSee } from '#app/admin/access/policies'
import { keptQuery } from '#app/admin/resources/definition/kept_query'
import { resourceNamed } from '#app/admin/resources/resource_named'
import { NotFound } from '#app/http/http_errors'
import { fieldRefused } from '#app/http/validation/field_refused'
import { rowId } from '#app/http/validation/row_id'
import { isUniqueViolation } from '#app/tenancy/context/is_unique_violation'
import {
  addSavedFilter,
  MOST_OF_LIST,
  removeSavedFilter,
  renameSavedFilter,
  type SavedFilter,
  savedFiltersOf,
} from './saved_filter.js'
import { createSavedFilterValidator, updateSavedFilterValidator } from './saved_filter_validator.js'

/** `/api/saved_filters`: filters that staff named for themselves. Whoever may see a list may name its filters. */
export default class SavedFiltersController {
  async index({ auth }: HttpContext): Promise<{ saved_filters: SavedFilter[] }> {
    return { saved_filters: await savedFiltersOf(auth.use('staff').getUserOrFail().id) }
  }

  async store({ auth, request, response }: HttpContext): Promise<{ saved_filter: SavedFilter }> {
    const staff = auth.use('staff').getUserOrFail()
    const wanted = await request.validateUsing(createSavedFilterValidator, { data: request.body() })
    const { resource, name } = wanted
    const tenantId = wanted.tenant_id === undefined ? null : rowId(wanted.tenant_id)
    const list = resourceNamed(resource)
    if (!(await isAllowed(staff, policyToSee(resource), tenantId ?? undefined))) throw new NotAllowed()
    if (list.inTenant && !tenantId) throw fieldRefused('tenant_id', 'required')
    const { filter, sort } = keptQuery(wanted, list)
    // An address would stay here when its member is erased.
    if (Object.values(filter).some((value) => String(value).includes('@')))
      throw fieldRefused('filter', 'filter_with_address')
    const made = await addSavedFilter(staff.id, {
      resource,
      tenant_id: tenantId,
      name,
      filter,
      sort,
    }).catch(nameTaken)
    if (!made) throw new TooManySavedFilters({ limit: MOST_OF_LIST })
    response.status(201)
    return { saved_filter: made }
  }

  async update({ auth, params, request }: HttpContext): Promise<{ saved_filter: SavedFilter }> {
    const { name } = await request.validateUsing(updateSavedFilterValidator, { data: request.body() })
    const staff = auth.use('staff').getUserOrFail()
    const renamed = await renameSavedFilter(staff.id, rowId(params.id), name).catch(nameTaken)
    if (!renamed) throw new NotFound()
    return { saved_filter: renamed }
  }

  async destroy({ auth, params, response }: HttpContext) {
    const isGone = await removeSavedFilter(auth.use('staff').getUserOrFail().id, rowId(params.id))
    if (!isGone) throw new NotFound()
    return response.noContent()
  }
}

function nameTaken(error: unknown): never {
  throw isUniqueViolation(error) ? fieldRefused('name', 'name_taken') : error
}
