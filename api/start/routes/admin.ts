import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { ADMIN_HOST } from '#app/tenancy/hosts/hosts'
import { middleware } from '#start/kernel'

router
  .get('/api/manifests/schema.json', [controllers.admin.Manifests, 'schema'])
  .as('manifests.schema')
  .domain(ADMIN_HOST)
router
  .group(() => {
    router.post('/api/manifests/plan', [controllers.admin.Manifests, 'plan']).as('plan')
    router.post('/api/manifests/apply', [controllers.admin.Manifests, 'apply']).as('apply')
    router.get('/api/manifests/:tenant', [controllers.admin.Manifests, 'show']).as('show')
  })
  .domain(ADMIN_HOST)
  .as('manifests')
  .use(middleware.platformAdmin({ scope: 'manifests' }))
router
  .group(() => {
    router
      .group(() => {
        router.get('/api/access', [controllers.admin.access.Access, 'show']).as('access.show')
        router
          .post('/api/members/:id/reveal', [controllers.admin.members.MemberReveals, 'store'])
          .as('member_reveals.store')
        router
          .get('/photos/:tenant_id/:file', [controllers.admin.members.MemberPhotos, 'show'])
          .where('file', /^[0-9a-f]{32}-[tl]\.webp$/)
          .as('member_photos.show')
        router
          .get('/api/tenants/:tenant_id/checklist', [controllers.admin.changes.Checklists, 'show'])
          .as('checklists.show')
        router
          .get('/api/tenants/:tenant_id/pages', [controllers.admin.pages.TenantPages, 'index'])
          .as('tenant_pages.index')
        router
          .get('/api/tenants/:tenant_id/pages/:page', [controllers.admin.pages.TenantPages, 'show'])
          .as('tenant_pages.show')
        router
          .put('/api/tenants/:tenant_id/pages/:page', [controllers.admin.pages.TenantPages, 'update'])
          .as('tenant_pages.update')
        router
          .post('/api/tenants/:tenant_id/pages/:page/preview', [controllers.admin.pages.PagePreviews, 'store'])
          .as('page_previews.store')
        router
          .post('/api/members/:id/photos/:photo_id/judgement', [controllers.admin.members.PhotoDecisions, 'store'])
          .as('photo_judgements.store')
        router.get('/api/:resource', [controllers.admin.Resources, 'index']).as('resources.index')
        router.get('/api/:resource/:id', [controllers.admin.Resources, 'show']).as('resources.show')
        router.put('/api/:resource/:id', [controllers.admin.Resources, 'update']).as('resources.update')
      })
      .use(middleware.staff())
    router.get('*', [controllers.admin.Console, 'show']).as('screen')
  })
  .domain(ADMIN_HOST)
  .as('console')
