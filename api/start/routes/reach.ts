import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { NotFound } from '#app/http/http_errors'
import { HERO_FILE } from '#app/reach/heroes/hero_files'
import { middleware } from '#start/kernel'

router
  .get('/api/pages/:name', [controllers.reach.Pages, 'show'])
  .as('pages.show')
  .refuses(NotFound)
  .use(middleware.tenant())
router
  .get('/api/campaigns/:slug', [controllers.reach.campaigns.Campaigns, 'show'])
  .as('campaigns.show')
  .use(middleware.tenant())
router.get('/api/map', [controllers.reach.map.Maps, 'show']).as('map.show').use(middleware.tenant())
router
  .post('/api/page-hidden.php', [controllers.reach.HiddenPages, 'store'])
  .as('hidden_pages.store')
  .provenBy('marker', 'origin')
  .takes('*/*')
router.get('/robots.txt', [controllers.reach.Robots, 'show']).as('robots.show')
router.get('/sitemap.xml', [controllers.reach.Sitemaps, 'show']).as('sitemap.show')
router.get('/manifest.webmanifest', [controllers.reach.WebManifest, 'show']).as('web_manifest.show')
router
  .get('/heroes/:tenant_id/:file', [controllers.reach.heroes.HeroFiles, 'show'])
  .where('file', HERO_FILE)
  .as('hero_files.show')
  .refuses(NotFound)
router.get('/icons/share.png', [controllers.reach.ShareImages, 'show']).as('share_image.show')
router.get('/icons/:file', [controllers.reach.WebManifest, 'icon']).as('web_manifest.icon')
