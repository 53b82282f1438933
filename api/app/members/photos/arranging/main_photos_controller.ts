import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { siteOf } from '#app/tenancy/sites/site_of'
import { asTenant } from '#app/tenancy/context/tenant_context'
import type { Crop } from '#app/members/photos/processing/crop'
import { cropPhoto } from '#app/members/photos/arranging/crop_photo'
import { makeMainPhoto } from './make_main_photo.js'
import Photo from '#app/members/people/photo'
import { updateMainPhotoValidator } from './photo_validator.js'
import { removeUnlessStored, removeUnlessUsed } from '#app/members/photos/storage/remove_unless_used'
import { newPhotoPaths } from '#app/members/photos/storage/store_photo'
import { takeCrop } from '#app/members/photos/arranging/take_crop'

/** `PUT /api/photos/{id}/main`: sets a member's main photo and its crop for portraits. */
export default class MainPhotosController {
  async update(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const { crop } = await request.validateUsing(updateMainPhotoValidator, { data: request.body() })
    if (crop) await cropAndMakeMain(ctx, crop)
    else
      await asTenant(siteOf(ctx), async () => {
        await makeMainPhoto(await auth.use('member').authenticate(), params.id)
      })
    return response.noContent()
  }
}

async function cropAndMakeMain(ctx: HttpContext, crop: Crop): Promise<void> {
  const site = siteOf(ctx)
  const paths = newPhotoPaths(site)
  const { member, photo } = await asTenant(site, async () => {
    const owner = await ctx.auth.use('member').authenticate()
    const id = rowId(ctx.params.id)
    const own = await Photo.query().where({ id, profile_id: owner.profile.id }).whereNot('status', 'refused').first()
    if (!own) throw new NotFound()
    await removeUnlessUsed(paths)
    return { member: owner, photo: own }
  })
  const cropped = await cropPhoto(photo, crop, paths)
  await asTenant(site, async () => {
    await takeCrop(member, photo, cropped)
    await makeMainPhoto(member, photo.id)
  }).catch(removeUnlessStored(Object.values(paths)))
}
