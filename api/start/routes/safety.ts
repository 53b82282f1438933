import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .post('/api/fictional-consents', [controllers.safety.FictionalConsents, 'store'])
  .as('fictional_consents.store')
  .use([middleware.tenant(), middleware.member()])
router
  .group(() => {
    router.post('/api/complaints', [controllers.safety.Complaints, 'store']).as('complaints.store')
    router
      .get('/api/complaints/:token', [controllers.safety.Complaints, 'show'])
      .where('token', /^[\w-]{43}$/)
      .as('complaints.show')
    router.post('/complaints', [controllers.safety.ComplaintForms, 'store']).as('complaint_forms.store')
  })
  .use(middleware.tenant())
