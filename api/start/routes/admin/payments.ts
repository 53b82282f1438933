import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { OwnRefund, PaymentTaskDone, RefundDecided } from '#app/admin/access/admin_errors'
import { IdempotencyKeyMissing, IdempotencyKeyReused, NotFound } from '#app/http/http_errors'
import { FieldsRefused } from '#app/http/validation/fields_refused'

/** Sign-ups and revenue of a brand: calls of the console. */
export function figuresRoutes(): void {
  const path = '/api/tenants/:tenant_id/brand_figures'
  router.get(path, [controllers.admin.figures.BrandFigures, 'show']).as('brand_figures.show').refuses(NotFound)
  router
    .get(`${path}.csv`, [controllers.admin.figures.BrandFigureFiles, 'show'])
    .as('brand_figure_files.show')
    .refuses(NotFound)
}

/** Refunds, tasks, mandates, blocked accounts: calls of the console. */
export function paymentsRoutes(): void {
  router
    .get('/api/tenants/:tenant_id/orders/:number/refund', [controllers.admin.refunds.RefundCalculations, 'show'])
    .as('refund_calculations.show')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/orders/:number/refunds', [controllers.admin.refunds.GoodwillRefunds, 'store'])
    .as('goodwill_refunds.store')
    .refuses(NotFound, IdempotencyKeyMissing, IdempotencyKeyReused)
  router
    .post('/api/tenants/:tenant_id/refunds/:id/agreement', [controllers.admin.refunds.RefundAgreements, 'store'])
    .as('refund_agreements.store')
    .refuses(NotFound, OwnRefund, RefundDecided, FieldsRefused)
  router
    .post('/api/tenants/:tenant_id/refunds/:id/decline', [controllers.admin.refunds.RefundDeclines, 'store'])
    .as('refund_declines.store')
    .refuses(NotFound, OwnRefund, RefundDecided)
  router
    .get('/api/tenants/:tenant_id/orders/:number/receipt', [controllers.admin.payments.OrderReceipts, 'show'])
    .as('order_receipts.show')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/payment_tasks/:id/end', [controllers.admin.payments.PaymentTaskEnds, 'store'])
    .as('payment_task_ends.store')
    .refuses(NotFound, PaymentTaskDone)
  router
    .post('/api/tenants/:tenant_id/mandates/:id/revocation', [controllers.admin.payments.MandateRevocations, 'store'])
    .as('mandate_revocations.store')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/payment_blocks', [controllers.admin.payments.PaymentBlocks, 'store'])
    .as('payment_blocks.store')
    .refuses(NotFound)
  router
    .post('/api/tenants/:tenant_id/payment_blocks/:id/lift', [controllers.admin.payments.PaymentBlockLifts, 'store'])
    .as('payment_block_lifts.store')
    .refuses(NotFound)
}
