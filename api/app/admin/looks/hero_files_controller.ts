import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { readPhotoFile } from '#app/members/photos/storage/read_photo_file'
import { heroFileHeaders } from '#app/reach/heroes/hero_files'

/** `GET /heroes/:tenant_id/:file` on the console's host: a picture of a front page while it is chosen. */
export default class HeroFilesController {
  async show(ctx: HttpContext) {
    const { tenant } = await grantedBrand(ctx)
    const picture = await readPhotoFile(`/heroes/${tenant.id}/${ctx.params.file}`)
    for (const [name, value] of heroFileHeaders(ctx.params.file)) ctx.response.header(name, value)
    ctx.response.header('Cache-Control', 'private, max-age=31536000, immutable')
    return ctx.response.send(picture)
  }
}
