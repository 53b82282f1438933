import type { HttpContext } from '@adonisjs/core/http'
import { type Dashboard, readDashboard } from './read_dashboard.js'

/** `GET /api/dashboard`: what waits for whoever asks, at each of their brands. */
export default class DashboardsController {
  show({ auth }: HttpContext): Promise<Dashboard> {
    return readDashboard(auth.use('staff').getUserOrFail())
  }
}
