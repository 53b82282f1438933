import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/row_id'
import { refuseUnlessAllowed } from './allowed.js'
import { grantedTenant } from './granted_tenant.js'
import { members } from './resources/members.js'

/** `GET /photos/:tenant_id/:file` on the console's host: the small photos, to whoever may see that brand's members. */
export default class MemberPhotosController {
  async show({ auth, params, response }: HttpContext) {
    const staff = auth.use('staff').getUserOrFail()
    await refuseUnlessAllowed(staff, members)
    const { id } = await grantedTenant(staff, members.roles, rowId(params.tenant_id))
    const photo = await readFile(join(env.get('DATA_DIR'), 'photos', id, params.file)).catch(() => undefined)
    if (!photo) throw new NotFound()
    response.header('Content-Type', 'image/webp').header('Cache-Control', 'private, max-age=31536000, immutable')
    return photo
  }
}
