import type { HttpContext } from '@adonisjs/core/http'
import { isAllowed } from './allowed.js'
import { resources } from './resource_named.js'

/** `GET /api/access`: which resources the console need not hide. The calls themselves refuse the others anyway. */
export default class AccessController {
  async show({ auth, response }: HttpContext) {
    const staff = auth.use('staff').getUserOrFail()
    const names = []
    for (const [name, resource] of Object.entries(resources)) if (await isAllowed(staff, resource)) names.push(name)
    response.header('Cache-Control', 'no-store')
    return { resources: names }
  }
}
