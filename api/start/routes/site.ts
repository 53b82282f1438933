import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/sw-push.js', [controllers.site.ServiceWorker, 'show']).as('site.service_worker')
router.get('/offline.html', [controllers.site.OfflinePage, 'show']).as('site.offline_page')

// Catch-all: anything that isn't an API call is a page.
router.get('*', [controllers.site.Documents, 'show']).as('site.document')
