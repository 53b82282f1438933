import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

// Its service worker.
router.get('/sw-push.js', [controllers.site.ServiceWorker, 'show']).as('site.service_worker')

// Whatever is no call is a page.
router.get('*', [controllers.site.Documents, 'show']).as('site.document')
