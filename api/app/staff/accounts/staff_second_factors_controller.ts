import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#app/http/validation/row_id'
import { recoverStaff } from './recover_staff.js'

/** `DELETE /api/staff_members/:id/second_factor`: of somebody who lost it. */
export default class StaffSecondFactorsController {
  async destroy({ auth, params, response }: HttpContext) {
    await recoverStaff(auth.use('staff').getUserOrFail().id, rowId(params.id))
    return response.noContent()
  }
}
