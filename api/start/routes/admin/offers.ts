import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { OfferChanged } from '#app/admin/access/admin_errors'
import { NotFound } from '#app/http/http_errors'

/** What a brand sells: packages, gifts, discount codes: calls of the console. */
export function offersRoutes(): void {
  router
    .get('/api/tenants/:tenant_id/packages', [controllers.admin.packages.Packages, 'index'])
    .as('credit_packages.index')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/packages', [controllers.admin.packages.Packages, 'store'])
    .as('credit_packages.store')
    .refuses(NotFound)
  router
    .put('/api/tenants/:tenant_id/packages/:id', [controllers.admin.packages.Packages, 'update'])
    .as('credit_packages.update')
    .refuses(NotFound, OfferChanged)
  router
    .put('/api/tenants/:tenant_id/packages/:id/sale', [controllers.admin.packages.PackageSales, 'update'])
    .as('package_sales.update')
    .refuses(NotFound, OfferChanged)
  router
    .put('/api/tenants/:tenant_id/package_order', [controllers.admin.packages.PackageOrders, 'update'])
    .as('package_orders.update')
    .refuses(NotFound, OfferChanged)
  router
    .post('/api/tenants/:tenant_id/package_copies', [controllers.admin.packages.PackageCopies, 'store'])
    .as('package_copies.store')
    .refuses(NotFound)
  router
    .get('/api/tenants/:tenant_id/gifts', [controllers.admin.gifts.Gifts, 'index'])
    .as('gifts.index')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/gifts', [controllers.admin.gifts.Gifts, 'store'])
    .as('gifts.store')
    .refuses(NotFound)
  router
    .put('/api/tenants/:tenant_id/gifts/:id', [controllers.admin.gifts.Gifts, 'update'])
    .as('gifts.update')
    .refuses(NotFound, OfferChanged)
  router
    .put('/api/tenants/:tenant_id/gifts/:id/sale', [controllers.admin.gifts.GiftSales, 'update'])
    .as('gift_sales.update')
    .refuses(NotFound, OfferChanged)
  router
    .put('/api/tenants/:tenant_id/gift_order', [controllers.admin.gifts.GiftOrders, 'update'])
    .as('gift_orders.update')
    .refuses(NotFound, OfferChanged)
  router
    .post('/api/tenants/:tenant_id/discount_codes', [controllers.admin.discounts.DiscountCodes, 'store'])
    .as('discount_codes.store')
    .refuses(NotFound)
  router
    .put('/api/tenants/:tenant_id/discount_codes/:id/state', [controllers.admin.discounts.DiscountCodeStates, 'update'])
    .as('discount_code_states.update')
    .refuses(NotFound, OfferChanged)
  router
    .post('/api/tenants/:tenant_id/discount_example', [controllers.admin.discounts.DiscountExamples, 'show'])
    .as('discount_examples.show')
    .refuses(NotFound)
  router
    .get('/api/tenants/:tenant_id/discount_batches', [controllers.admin.discounts.DiscountBatches, 'index'])
    .as('discount_batches.index')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/discount_batches', [controllers.admin.discounts.DiscountBatches, 'store'])
    .as('discount_batches.store')
    .refuses(NotFound)
  router
    .put('/api/tenants/:tenant_id/discount_batches/:name/state', [
      controllers.admin.discounts.DiscountBatchStates,
      'update',
    ])
    .as('discount_batch_states.update')
    .refuses(NotFound, OfferChanged)
  router
    .get('/api/tenants/:tenant_id/discount_batches/:name/file', [
      controllers.admin.discounts.DiscountBatchFiles,
      'show',
    ])
    .as('discount_batch_files.show')
    .refuses(NotFound)
}
