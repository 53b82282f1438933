import type { HttpContext } from '@adonisjs/core/http'
import { isAllowed, mayChange } from './allowed.js'
import type { Resource } from '#app/admin/resources/resource'
import { resources } from '#app/admin/resources/resource_named'

/** `GET /api/access`: which resources the console shows, and which ones this person may change; the calls themselves enforce it. */
export default class AccessController {
  async show({ auth }: HttpContext) {
    const staff = auth.use('staff').getUserOrFail()
    const [opens, changes]: string[][] = [[], []]
    for (const [name, resource] of Object.entries<Resource>(resources)) {
      if (await isAllowed(staff, resource)) opens!.push(name)
      if (resource.change && (await mayChange(staff, resource.change))) changes!.push(name)
    }
    return { resources: opens, may_change: changes }
  }
}
