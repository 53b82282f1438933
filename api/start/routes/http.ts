import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { ADMIN_HOST, MAIL_HOST, PAY_HOST } from '#app/tenancy/hosts/hosts'

// Health: also on the hosts that have routes of their own, which see no others.
const health = () => {
  router.get('/health/live', [controllers.http.Health, 'live']).as('live')
  router.get('/health/ready', [controllers.http.Health, 'ready']).as('ready')
}
router.group(health).as('health')
router.group(health).domain(ADMIN_HOST).as('admin_health')
router.group(health).domain(MAIL_HOST).as('mail_health')
router.group(health).domain(PAY_HOST).as('pay_health')

// The calls of both hosts, for machines.
router.get('/api/openapi.json', [controllers.http.Openapi, 'show']).as('openapi.show')
router.get('/api/openapi.json', [controllers.http.Openapi, 'show']).domain(ADMIN_HOST).as('console.openapi.show')
