import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { addPhoto } from './add_photo.js'
import { admitUpload } from './admit_upload.js'
import { beginUpload } from './begin_upload.js'
import { deletePhoto } from '#app/members/photos/arranging/delete_photo'
import { ownPhotos } from '#app/members/photos/arranging/own_photos'
import OwnPhotoTransformer from '#app/members/photos/arranging/own_photo_transformer'
import { photoLimit } from '#app/members/photos/arranging/photo_limit'
import { encodeInWorker } from '#app/members/photos/processing/photo_workers'
import { MOST_MEGABYTES, receivePhoto } from './receive_photo.js'
import { newPhotoPaths, removePhotoFiles, storePhoto } from '#app/members/photos/storage/store_photo'

/** `/api/photos`: a member's own photos. Uploads open transactions themselves, so that none is open while they are read and encoded. */
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
    let end: (() => void) | undefined
    try {
      const member = await asTenant(site, async () => {
        const uploader = await ctx.auth.use('member').authenticate()
        end = beginUpload(uploader)
        await admitUpload(uploader, paths)
        return uploader
      })
      const received = await receivePhoto(ctx)
      const encoded = await encodeInWorker({ source: received.path }).finally(received.remove)
      const stored = await storePhoto(paths, encoded)
      const sent = { stored, sourceHash: received.hash, isModerated: site.settings.photos_moderated }
      const { id, isNew, photos } = await asTenant(site, async () => {
        const added = await addPhoto(member, sent)
        await member.profile.refresh()
        return { ...added, photos: await ownPhotos(member) }
      }).catch(async (error) => {
        await removePhotoFiles(Object.values(paths))
        throw error
      })
      if (isNew) ctx.response.status(201)
      else await removePhotoFiles(Object.values(paths))
      const photo = photos.find((one) => one.photo.id === id)!
      return ctx.serialize({ photo: OwnPhotoTransformer.transform(photo) })
    } finally {
      end?.()
    }
  }

  async destroy({ auth, params, response }: HttpContext) {
    await deletePhoto(auth.use('member').getUserOrFail(), params.id)
    return response.noContent()
  }
}
