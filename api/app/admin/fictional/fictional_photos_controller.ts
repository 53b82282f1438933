import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { recordPhotoRight } from '#app/members/fictional/photo_right'
import Photo from '#app/members/people/photo'
import { deletePhoto } from '#app/members/photos/arranging/delete_photo'
import { newPhotoPaths, removePhotoFiles } from '#app/members/photos/storage/store_photo'
import { addPhoto } from '#app/members/photos/uploads/add_photo'
import { admitUpload } from '#app/members/photos/uploads/admit_upload'
import { uploadPhoto } from '#app/members/photos/uploads/upload_photo'
import { differences } from '#app/tenancy/audit/differences'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { fictionalProfileOf } from './fictional_profile_of.js'
import { photoRightValidator } from './fictional_profile_validator.js'
import { writeFictionalEntry } from './write_fictional_entry.js'

/** `/api/tenants/:tenant_id/fictional_profiles/:id/photos`: none is taken without its rights. */
export default class FictionalPhotosController {
  /** The request body is the picture itself; its rights stand in the query. */
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { staff, tenant } = brand
    const right = await ctx.request.validateUsing(photoRightValidator, { data: ctx.request.qs() })
    const paths = newPhotoPaths(tenant)
    const { id, isNew } = await uploadPhoto(ctx, {
      tenant,
      connection: 'staff',
      owner: async () => ({ profile: await fictionalProfileOf(ctx.params.id) }),
      paths,
      admit: (owner) => admitUpload(owner, paths),
      keep: async (owner, stored, hashes) => {
        const added = await addPhoto(owner, { stored, hashes, isModerated: false })
        await recordPhotoRight(added.id, right, staff.id)
        const changes = differences({}, { source: right.source, licence: right.licence })
        await writeFictionalEntry(brand, owner.profile, { action: 'fictional_photo_added', changes })
        return added
      },
    })
    if (!isNew) await removePhotoFiles(Object.values(paths))
    ctx.response.status(isNew ? 201 : 200)
    return { id }
  }

  /** Records the rights of a photo that is there already. */
  async update(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const right = await ctx.request.validateUsing(photoRightValidator, { data: ctx.request.body() })
    const record = async () => {
      const profile = await fictionalProfileOf(ctx.params.id)
      const photo = await Photo.query()
        .where({ id: rowId(ctx.params.photo_id), profile_id: profile.id })
        .first()
      if (!photo) throw new NotFound()
      await recordPhotoRight(photo.id, right, brand.staff.id)
      const changes = differences({}, { source: right.source, licence: right.licence })
      await writeFictionalEntry(brand, profile, { action: 'fictional_photo_rights_recorded', changes })
    }
    await asTenant(brand.tenant, record, { connection: 'staff' })
    return ctx.response.noContent()
  }

  async destroy(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const remove = async () => {
      const profile = await fictionalProfileOf(ctx.params.id)
      await deletePhoto({ profile }, ctx.params.photo_id)
      await writeFictionalEntry(brand, profile, { action: 'fictional_photo_removed' })
    }
    await asTenant(brand.tenant, remove, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
