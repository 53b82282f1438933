import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { YAML } from '#config/bodyparser'
import { ADMIN_HOST } from '#app/tenancy/hosts/hosts'
import { NotAllowed, OfferChanged, TooManyListExports, TooManySavedFilters } from '#app/admin/access/admin_errors'
import { NotFound } from '#app/http/http_errors'
import { FieldsRefused } from '#app/http/validation/fields_refused'
import { middleware } from '#start/kernel'
import { membersRoutes } from './admin/members.js'
import { deskFlagsRoutes, deskRoutes } from './admin/desk.js'
import { answerTemplatesRoutes, complaintsRoutes, suspicionsRoutes, trustFiguresRoutes } from './admin/complaints.js'
import { fictionalRoutes } from './admin/fictional.js'
import { brandsRoutes } from './admin/brands.js'
import { offersRoutes } from './admin/offers.js'
import { figuresRoutes, paymentsRoutes } from './admin/payments.js'
import { reachRoutes } from './admin/reach.js'

router
  .get('/api/manifests/schema.json', [controllers.admin.Manifests, 'schema'])
  .as('manifests.schema')
  .domain(ADMIN_HOST)
router
  .group(() => {
    router
      .post('/api/manifests/plan', [controllers.admin.Manifests, 'plan'])
      .as('plan')
      .provenBy('marker', 'token')
      .takes('application/json', ...YAML)
      .refuses(FieldsRefused)
    router
      .post('/api/manifests/apply', [controllers.admin.Manifests, 'apply'])
      .as('apply')
      .provenBy('marker', 'token')
      .takes('application/json', ...YAML)
      .refuses(FieldsRefused, OfferChanged)
    router.get('/api/manifests/:tenant', [controllers.admin.Manifests, 'show']).as('show').refuses(NotFound)
  })
  .domain(ADMIN_HOST)
  .as('manifests')
  .use(middleware.platformAdmin({ scope: 'manifests' }))
router
  .group(() => {
    router.get('/api/access', [controllers.admin.access.Access, 'show']).as('access.show').use(middleware.staff())
    router.get('/api/search', [controllers.admin.search.Searches, 'show']).as('search.show').use(middleware.staff())
    router
      .group(() => {
        router.get('/api/saved_filters', [controllers.admin.savedFilters.SavedFilters, 'index']).as('index')
        router
          .post('/api/saved_filters', [controllers.admin.savedFilters.SavedFilters, 'store'])
          .as('store')
          .refuses(NotFound, NotAllowed, TooManySavedFilters)
        router
          .put('/api/saved_filters/:id', [controllers.admin.savedFilters.SavedFilters, 'update'])
          .as('update')
          .refuses(NotFound)
        router
          .delete('/api/saved_filters/:id', [controllers.admin.savedFilters.SavedFilters, 'destroy'])
          .as('destroy')
          .refuses(NotFound)
      })
      .as('saved_filters')
      .use(middleware.staff())
    router
      .group(() => {
        router.get('/api/dashboard', [controllers.admin.dashboard.Dashboards, 'show']).as('dashboards.show')
        router.get('/api/system_health', [controllers.admin.health.SystemHealth, 'show']).as('system_health.show')
        router
          .get('/api/tenants/:tenant_id/exports', [controllers.admin.exports.ListExports, 'index'])
          .as('list_exports.index')
          .refuses(NotFound)
        router
          .post('/api/tenants/:tenant_id/exports', [controllers.admin.exports.ListExports, 'store'])
          .as('list_exports.store')
          .refuses(NotFound, TooManyListExports)
        router
          .get('/api/tenants/:tenant_id/exports/:id/file', [controllers.admin.exports.ListExportFiles, 'show'])
          .as('list_export_files.show')
          .refuses(NotFound)
        membersRoutes()
        fictionalRoutes()
        complaintsRoutes()
        deskRoutes()
        deskFlagsRoutes()
        suspicionsRoutes()
        trustFiguresRoutes()
        answerTemplatesRoutes()
        brandsRoutes()
        offersRoutes()
        figuresRoutes()
        paymentsRoutes()
        reachRoutes()
        // Last, as these would take every other call of the same form.
        router
          .get('/api/:resource', [controllers.admin.Resources, 'index'])
          .as('resources.index')
          .refuses(NotFound, FieldsRefused)
        router
          .get('/api/:resource/:id', [controllers.admin.Resources, 'show'])
          .as('resources.show')
          .refuses(NotFound, FieldsRefused)
        router
          .put('/api/:resource/:id', [controllers.admin.Resources, 'update'])
          .as('resources.update')
          .refuses(NotFound)
      })
      .use([middleware.staff(), middleware.allowed()])
    router.get('*', [controllers.admin.Console, 'show']).as('screen')
  })
  .domain(ADMIN_HOST)
  .as('console')
