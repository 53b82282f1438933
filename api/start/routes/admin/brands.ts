import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { DomainIsMain, PageChanged } from '#app/admin/access/admin_errors'
import { LookChanged, HeroInUse, HeroLimit } from '#app/admin/looks/look_errors'
import { NotFound } from '#app/http/http_errors'
import { TooManyAttempts } from '#app/http/limits/too_many_attempts'
import { FieldsRefused } from '#app/http/validation/fields_refused'
import { HERO_REFUSALS, PhotoTooLarge } from '#app/members/photos/processing/photo_errors'
import { HERO_FILE } from '#app/reach/heroes/hero_files'

/** A static page may have 100,000 characters of up to three bytes each. */
const WHOLE_PAGE = '400kb'

/** Brands, their companies, domains, pages and previews: calls of the console. */
export function brandsRoutes(): void {
  router
    .get('/api/tenants/:tenant_id/checklist', [controllers.admin.changes.Checklists, 'show'])
    .as('checklists.show')
    .refuses(NotFound)
  router.post('/api/tenants', [controllers.admin.brands.Brands, 'store']).as('tenants.store')
  router
    .post('/api/tenants/:tenant_id/domains', [controllers.admin.domains.BrandDomains, 'store'])
    .as('brand_domains.store')
    .refuses(NotFound)
  router
    .put('/api/tenants/:tenant_id/domains/:id', [controllers.admin.domains.BrandDomains, 'update'])
    .as('brand_domains.update')
    .refuses(NotFound)
  router
    .delete('/api/tenants/:tenant_id/domains/:id', [controllers.admin.domains.BrandDomains, 'destroy'])
    .as('brand_domains.destroy')
    .refuses(NotFound, DomainIsMain)
  router
    .get('/api/tenants/:tenant_id/domains/:id/check', [controllers.admin.domains.DomainChecks, 'show'])
    .as('domain_checks.show')
    .refuses(NotFound)
  router
    .get('/api/tenants/:tenant_id/mail_check', [controllers.admin.domains.MailChecks, 'show'])
    .as('mail_checks.show')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/preview_links', [controllers.admin.brands.PreviewLinks, 'store'])
    .as('preview_links.store')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/look_previews', [controllers.admin.looks.LookPreviews, 'store'])
    .as('look_previews.store')
    .refuses(NotFound, FieldsRefused)
  router
    .get('/api/tenants/:tenant_id/looks', [controllers.admin.looks.Looks, 'index'])
    .as('looks.index')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/looks', [controllers.admin.looks.Looks, 'store'])
    .as('looks.store')
    .refuses(NotFound, LookChanged)
  router
    .put('/api/tenants/:tenant_id/look_draft', [controllers.admin.looks.LookDrafts, 'update'])
    .as('look_drafts.update')
    .refuses(NotFound, LookChanged)
  router
    .delete('/api/tenants/:tenant_id/look_draft', [controllers.admin.looks.LookDrafts, 'destroy'])
    .as('look_drafts.destroy')
    .refuses(NotFound, LookChanged, FieldsRefused)
  router
    .get('/api/tenants/:tenant_id/heroes', [controllers.admin.looks.Heroes, 'index'])
    .as('heroes.index')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/heroes', [controllers.admin.looks.Heroes, 'store'])
    .as('heroes.store')
    .takes('image/*', 'application/octet-stream')
    .refuses(NotFound, ...HERO_REFUSALS, HeroLimit, PhotoTooLarge, TooManyAttempts, FieldsRefused)
  router
    .put('/api/tenants/:tenant_id/heroes/:key', [controllers.admin.looks.Heroes, 'update'])
    .as('heroes.update')
    .refuses(NotFound, LookChanged)
  router
    .delete('/api/tenants/:tenant_id/heroes/:key', [controllers.admin.looks.Heroes, 'destroy'])
    .as('heroes.destroy')
    .refuses(NotFound, HeroInUse)
  router
    .get('/heroes/:tenant_id/:file', [controllers.admin.looks.HeroFiles, 'show'])
    .where('file', HERO_FILE)
    .as('hero_files.show')
    .refuses(NotFound)
  router
    .post('/api/companies', [controllers.admin.companies.Companies, 'store'])
    .as('companies.store')
    .refuses(FieldsRefused)
  router
    .put('/api/companies/:id', [controllers.admin.companies.Companies, 'update'])
    .as('companies.update')
    .refuses(NotFound, FieldsRefused)
  router
    .get('/api/tenants/:tenant_id/pages', [controllers.admin.pages.TenantPages, 'index'])
    .as('tenant_pages.index')
    .refuses(NotFound)
  router
    .get('/api/tenants/:tenant_id/pages/:page', [controllers.admin.pages.TenantPages, 'show'])
    .as('tenant_pages.show')
    .refuses(NotFound)
  router
    .put('/api/tenants/:tenant_id/pages/:page', [controllers.admin.pages.TenantPages, 'update'])
    .as('tenant_pages.update')
    .takesUpTo(WHOLE_PAGE)
    .refuses(NotFound, PageChanged)
  router
    .post('/api/tenants/:tenant_id/pages/:page/preview', [controllers.admin.pages.PagePreviews, 'store'])
    .as('page_previews.store')
    .takesUpTo(WHOLE_PAGE)
    .refuses(NotFound)
  router
    .get('/api/tenants/:tenant_id/own_texts/:wording', [controllers.admin.texts.OwnTexts, 'index'])
    .as('own_texts.index')
    .refuses(NotFound)
  router
    .put('/api/tenants/:tenant_id/own_texts/:wording/:name', [controllers.admin.texts.OwnTexts, 'update'])
    .as('own_texts.update')
    .refuses(NotFound, PageChanged)
}
