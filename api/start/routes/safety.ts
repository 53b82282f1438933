import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { FORM } from '#app/http/body_middleware'
import { AuthenticationRequired, NotFound } from '#app/http/http_errors'
import { TooManyAttempts } from '#app/http/limits/too_many_attempts'
import { AppealClosed, ComplaintClosed, FictionalTextChanged } from '#app/safety/safety_errors'
import { middleware } from '#start/kernel'

const TOKEN = /^[\w-]{43}$/

router
  .post('/api/fictional-consents', [controllers.safety.FictionalConsents, 'store'])
  .as('fictional_consents.store')
  .refuses(NotFound, FictionalTextChanged)
  .use([middleware.tenant(), middleware.member()])
router
  .group(() => {
    router
      .post('/api/complaints', [controllers.safety.Complaints, 'store'])
      .as('complaints.store')
      .refuses(AuthenticationRequired, NotFound, TooManyAttempts)
    router
      .get('/api/complaints/:token', [controllers.safety.cases.ComplaintCases, 'show'])
      .where('token', TOKEN)
      .as('complaints.show')
      .refuses(NotFound)
    router
      .post('/api/complaints/:token/messages', [controllers.safety.cases.CaseMessages, 'store'])
      .where('token', TOKEN)
      .as('complaint_messages.store')
      .refuses(NotFound, ComplaintClosed, TooManyAttempts)
    router
      .post('/api/complaints/:token/appeal', [controllers.safety.cases.CaseAppeals, 'store'])
      .where('token', TOKEN)
      .as('complaint_appeals.store')
      .refuses(NotFound, AppealClosed)
    router
      .post('/complaints', [controllers.safety.ComplaintForms, 'store'])
      .as('complaint_forms.store')
      .provenBy('origin')
      .takes(FORM)
  })
  .use(middleware.tenant())
