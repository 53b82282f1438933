import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { readPhotoFile } from '#app/members/photos/storage/read_photo_file'
import { hasRole, refuseUnlessAllowed } from '#app/admin/access/allowed'
import { grantedTenant } from '#app/admin/access/granted_tenant'
import { PHOTO_MODERATORS } from './photo_moderators.js'
import { members } from '#app/admin/resources/members'

/** `GET /photos/:tenant_id/:file` on the console's host: thumbnails for staff who see the members, full photos for moderators. */
export default class MemberPhotosController {
  async show({ auth, params, response }: HttpContext) {
    const staff = auth.use('staff').getUserOrFail()
    await refuseUnlessAllowed(staff, members)
    const { id } = await grantedTenant(staff, members.roles, rowId(params.tenant_id))
    if (!params.file.endsWith('-t.webp') && !(await hasRole(staff, PHOTO_MODERATORS, id))) throw new NotFound()
    const photo = await readPhotoFile(`/photos/${id}/${params.file}`)
    response.header('Content-Type', 'image/webp').header('Cache-Control', 'private, max-age=31536000, immutable')
    return response.send(photo)
  }
}
