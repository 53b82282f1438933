import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/http/site_of'
import { asTenant } from '#app/tenancy/tenant_context'
import { choosableMainPhoto } from './choosable_main_photo.js'
import { cropPhoto } from './crop_photo.js'
import { makeMainPhoto } from './make_main_photo.js'
import { updateMainPhotoValidator } from './photo_validator.js'
import { removeUnlessUsed } from './remove_unless_used.js'
import { newPhotoPaths, removePhotoFiles } from './store_photo.js'

/** `PUT /api/photos/{id}/main`: the photo by which others know a member, and what of it stands in portraits. */
export default class MainPhotosController {
  /** A crop is encoded between two transactions, so this route opens its own. */
  async update(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const site = siteOf(ctx)
    const { crop } = await request.validateUsing(updateMainPhotoValidator, { data: request.body() })
    if (crop) {
      const paths = newPhotoPaths(site)
      const { member, photo } = await asTenant(site, async () => {
        const owner = await auth.use('member').authenticate()
        const chosen = await choosableMainPhoto(owner, params.id)
        await removeUnlessUsed(paths)
        return { member: owner, photo: chosen }
      })
      const cropped = await cropPhoto(photo, crop, paths)
      await asTenant(site, () => makeMainPhoto(member, photo, cropped)).catch(async (error) => {
        await removePhotoFiles(Object.values(paths))
        throw error
      })
    } else {
      await asTenant(site, async () => {
        const owner = await auth.use('member').authenticate()
        await makeMainPhoto(owner, await choosableMainPhoto(owner, params.id))
      })
    }
    return response.noContent()
  }
}
