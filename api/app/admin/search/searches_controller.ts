import type { HttpContext } from '@adonisjs/core/http'
import { search } from './search.js'
import type { SearchAnswer } from './search_hit.js'
import { searchValidator } from './search_validator.js'

/** `GET /api/search`: members, orders, brands, companies and colleagues by what staff type, each as far as they may see it. */
export default class SearchesController {
  async show({ auth, request, response }: HttpContext): Promise<SearchAnswer> {
    const { q, tenant_id: nearId } = await request.validateUsing(searchValidator, { data: request.qs() })
    const staff = auth.use('staff').getUserOrFail()
    return search(staff, { text: q, nearId, isWanted: () => !response.response.destroyed })
  }
}
