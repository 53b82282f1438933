import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { readPhotoFile } from '#app/members/photos/storage/read_photo_file'
import { siteOf } from '#app/tenancy/sites/site_of'
import { heroFileHeaders } from './hero_files.js'

/** `GET /heroes/:tenant_id/:file`: the brand's own pictures of its front page, which are everybody's. */
export default class HeroFilesController {
  async show(ctx: HttpContext) {
    const { params, response } = ctx
    const { id, heroes } = siteOf(ctx)
    const [key] = (params.file as string).split('-')
    if (params.tenant_id !== id || !Object.hasOwn(heroes, key!)) throw new NotFound()
    const picture = await readPhotoFile(`/heroes/${id}/${params.file}`)
    for (const [name, value] of heroFileHeaders(params.file)) response.header(name, value)
    return response.send(picture)
  }
}
