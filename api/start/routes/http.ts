import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { NotFound } from '#app/http/http_errors'
import { ADMIN_HOST, MAIL_HOST, PAY_HOST } from '#app/tenancy/hosts/hosts'

// Repeated for hosts with routes of their own, which don't have the default ones.
const health = () => {
  router.get('/health/live', [controllers.http.Health, 'live']).as('live')
  router.get('/health/ready', [controllers.http.Health, 'ready']).as('ready')
}
router.group(health).as('health')
router.get('/health/host', [controllers.http.Health, 'host']).as('health.host').refuses(NotFound)
router.group(health).domain(ADMIN_HOST).as('admin_health')
router.group(health).domain(MAIL_HOST).as('mail_health')
router.group(health).domain(PAY_HOST).as('pay_health')

router.get('/api/openapi.json', [controllers.http.Openapi, 'show']).as('openapi.show')
router.get('/api/openapi.json', [controllers.http.Openapi, 'show']).domain(ADMIN_HOST).as('console.openapi.show')

router.get('/preview/:pass', [controllers.http.previews.Previews, 'show']).as('previews.show').refuses(NotFound)
