import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { staffRows } from '#app/tenancy/context/staff_rows'
import AccessTokenTransformer, { type AccessTokenRow } from './access_token_transformer.js'
import { createAccessTokenValidator } from './access_token_validator.js'
import { makeAccessToken } from './make_access_token.js'

/** `/api/access-tokens` on the console's host: platform admins create and revoke tokens for scripts. */
export default class AccessTokensController {
  async index({ serialize }: HttpContext) {
    const rows = await staffRows<AccessTokenRow>(
      `select access_tokens.*, access_tokens.id::text, staff_members.name as made_by from staff.access_tokens
       join staff.staff_members on staff_members.id = staff_member_id
       where revoked_at is null and expires_at > now() order by access_tokens.id desc`
    )
    return serialize({ access_tokens: AccessTokenTransformer.transform(rows) })
  }

  async store({ auth, request, response, serialize }: HttpContext) {
    const wanted = await request.validateUsing(createAccessTokenValidator, { data: request.body() })
    const { token, row } = await makeAccessToken(auth.use('staff').getUserOrFail().id, wanted)
    response.status(201)
    return serialize({ access_token: AccessTokenTransformer.transform(row), token })
  }

  async destroy({ auth, params, response }: HttpContext) {
    const rows = await staffRows(
      `with revoked as (
         update staff.access_tokens set revoked_at = now() where id = ? and revoked_at is null returning name)
       insert into staff.audit_entries (staff_member_id, action, detail)
       select ?, 'access_token_revoked', jsonb_build_object('name', name) from revoked returning 1`,
      [rowId(params.id), auth.use('staff').getUserOrFail().id]
    )
    if (rows.length === 0) throw new NotFound()
    return response.noContent()
  }
}
