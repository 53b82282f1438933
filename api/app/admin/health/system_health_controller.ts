import { readSystemHealth } from './read_system_health.js'
import type { SystemHealth } from './system_health.js'

/** `GET /api/system_health`: how the installation does, for platform admins alone. */
export default class SystemHealthController {
  show(): Promise<SystemHealth> {
    return readSystemHealth()
  }
}
