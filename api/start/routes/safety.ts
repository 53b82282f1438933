import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .post('/api/fictional-consents', [controllers.safety.FictionalConsents, 'store'])
  .as('fictional_consents.store')
  .use([middleware.tenant(), middleware.member()])
