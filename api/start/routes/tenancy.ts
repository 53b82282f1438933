import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/api/settings.php', [controllers.tenancy.sites.Settings, 'show']).as('settings.show')
router.get('/api/companyinfo.php', [controllers.tenancy.sites.Company, 'show']).as('company.show')
router.get('/api/texts/:language', [controllers.tenancy.texts.OwnTexts, 'show']).as('own_texts.show')
