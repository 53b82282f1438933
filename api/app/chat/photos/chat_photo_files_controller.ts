import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteOf } from '#app/tenancy/sites/site_of'
import { sendPhotoFile } from '#app/members/photos/viewing/send_photo_file'
import { isTakenOut, mayOpenChatPhoto } from './may_open_chat_photo.js'

/** `GET /photos/:tenant_id/chats/:file`: a file of a photo for who sent or received it, or by its signed URL; for nobody once the team took it out. */
export default class ChatPhotoFilesController {
  async show(ctx: HttpContext) {
    const site = siteOf(ctx)
    const path = `/photos/${ctx.params.tenant_id}/chats/${ctx.params.file}`
    // An address that holds for some minutes must not outlive what it leads to.
    if (await asTenant(site, () => isTakenOut(path), { readOnly: true })) throw new NotFound()
    return sendPhotoFile(ctx, path, async () =>
      (await asTenant(site, () => mayOpenChatPhoto(ctx, path), { readOnly: true })) ? 'private' : null
    )
  }
}
