import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { addPhoto } from './add_photo.js'
import { admitUpload } from './admit_upload.js'
import { deletePhoto } from '#app/members/photos/arranging/delete_photo'
import { ownPhotos } from '#app/members/photos/arranging/own_photos'
import OwnPhotoTransformer from '#app/members/photos/arranging/own_photo_transformer'
import { photoLimit } from '#app/members/photos/arranging/photo_limit'
import { MOST_MEGABYTES } from './receive_photo.js'
import { newPhotoPaths, removePhotoFiles } from '#app/members/photos/storage/store_photo'
import { uploadPhoto } from './upload_photo.js'

/** `/api/photos`: a member's own photos. */
export default class PhotosController {
  async index(ctx: HttpContext) {
    const member = ctx.auth.use('member').getUserOrFail()
    return ctx.serialize({
      photos: OwnPhotoTransformer.transform(await ownPhotos(member)),
      limit: photoLimit(member.profile),
      megabytes: MOST_MEGABYTES,
    })
  }

  /** The request body is the picture itself: JPEG, PNG, WebP or AVIF. */
  async store(ctx: HttpContext) {
    const site = siteOf(ctx)
    const paths = newPhotoPaths(site)
    const { id, isNew, photos } = await uploadPhoto(ctx, {
      tenant: site,
      owner: () => ctx.auth.use('member').authenticate(),
      paths,
      admit: (member) => admitUpload(member, paths),
      keep: async (member, stored, hashes) => {
        const added = await addPhoto(member, { stored, hashes, isModerated: site.settings.photos_moderated })
        await member.profile.refresh()
        return { ...added, photos: await ownPhotos(member) }
      },
    })
    if (isNew) ctx.response.status(201)
    else await removePhotoFiles(Object.values(paths))
    const photo = photos.find((one) => one.photo.id === id)!
    return ctx.serialize({ photo: OwnPhotoTransformer.transform(photo) })
  }

  async destroy({ auth, params, response }: HttpContext) {
    await deletePhoto(auth.use('member').getUserOrFail(), params.id)
    return response.noContent()
  }
}
