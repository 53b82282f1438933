import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { sandboxIsOpen } from '#app/credits/gateways/sandbox/sandbox_is_open'
import { PAY_HOST } from '#app/tenancy/hosts/hosts'
import {
  DirectDebitLimitReached,
  DirectDebitNotOffered,
  IbanBlocked,
  MandateRequired,
  PhoneBlocked,
  SmsCodeInvalid,
  SmsCodeNotFound,
} from '#app/credits/direct_debit/direct_debit_errors'
import { NumberRefused, SmsLimitReached } from '#app/credits/sms/sms_errors'
import { MandateRefused, NotificationForged, SavedMethodRefused } from '#app/credits/gateways/gateway_errors'
import { SPENDING_REFUSALS, SpendingLimitCurrency } from '#app/credits/guards/guard_errors'
import {
  DiscountCodeNotFound,
  DiscountCodeUsed,
  MethodNotOffered,
  OrderExpired,
  PriceChanged,
  SalesClosed,
} from '#app/credits/ledger/credits_errors'
import { AuthenticationRequired, IdempotencyKeyMissing, IdempotencyKeyReused, NotFound } from '#app/http/http_errors'
import { TooManyAttempts } from '#app/http/limits/too_many_attempts'
import { ActivationRequired } from '#app/members/people/members_errors'
import { middleware } from '#start/kernel'

router
  .get('/api/packages', [controllers.credits.packages.Packages, 'index'])
  .as('packages.index')
  .use(middleware.tenant())
router
  .get('/api/orders', [controllers.credits.orders.checkout.Orders, 'index'])
  .as('orders.index')
  .use([middleware.tenant(), middleware.member()])
router
  .post('/api/orders', [controllers.credits.orders.checkout.Orders, 'store'])
  .as('orders.store')
  .refuses(
    AuthenticationRequired,
    IdempotencyKeyMissing,
    IdempotencyKeyReused,
    ActivationRequired,
    NotFound,
    SalesClosed,
    MethodNotOffered,
    OrderExpired,
    PriceChanged,
    SavedMethodRefused,
    DiscountCodeNotFound,
    DiscountCodeUsed,
    ...SPENDING_REFUSALS,
    SpendingLimitCurrency,
    MandateRequired,
    IbanBlocked,
    PhoneBlocked,
    DirectDebitLimitReached,
    TooManyAttempts
  )
router
  .get('/api/repeat-order', [controllers.credits.orders.checkout.RepeatOrders, 'show'])
  .as('repeat_orders.show')
  .use([middleware.tenant(), middleware.member()])
router
  .delete('/api/saved-methods/:id', [controllers.credits.savedMethods.SavedMethods, 'destroy'])
  .as('saved_methods.destroy')
  .refuses(NotFound)
  .use([middleware.tenant(), middleware.member()])
router
  .get('/api/quote', [controllers.credits.orders.checkout.Quotes, 'show'])
  .as('quotes.show')
  .refuses(NotFound, MethodNotOffered, DiscountCodeNotFound, DiscountCodeUsed, TooManyAttempts)
  .use([middleware.tenant(), middleware.member()])
router
  .get('/api/orders/:id', [controllers.credits.orders.checkout.Orders, 'show'])
  .as('orders.show')
  .refuses(AuthenticationRequired, NotFound)
router
  .get('/api/orders/:id/receipt', [controllers.credits.receipts.Receipts, 'show'])
  .as('receipts.show')
  .refuses(AuthenticationRequired, NotFound)
router
  .get('/api/direct-debits', [controllers.credits.directDebit.DirectDebits, 'index'])
  .as('direct_debits.index')
  .use([middleware.tenant(), middleware.member()])
router
  .post('/api/direct-debits', [controllers.credits.directDebit.DirectDebits, 'store'])
  .as('direct_debits.store')
  .refuses(
    AuthenticationRequired,
    ActivationRequired,
    DirectDebitNotOffered,
    IbanBlocked,
    PhoneBlocked,
    SmsLimitReached,
    NumberRefused
  )
router
  .post('/api/direct-debits/:id/sms', [controllers.credits.directDebit.DirectDebitCodes, 'store'])
  .as('direct_debits.codes.store')
  .refuses(AuthenticationRequired, NotFound, IbanBlocked, PhoneBlocked, SmsLimitReached, NumberRefused)
router
  .post('/api/direct-debits/:id/confirmation', [controllers.credits.directDebit.DirectDebitConfirmations, 'store'])
  .as('direct_debits.confirmations.store')
  .refuses(AuthenticationRequired, NotFound, SmsCodeInvalid, SmsCodeNotFound, IbanBlocked, PhoneBlocked, MandateRefused)
router
  .get('/api/direct-debits/:id/document', [controllers.credits.directDebit.MandatePapers, 'show'])
  .as('direct_debits.document.show')
  .refuses(NotFound)
  .use([middleware.tenant(), middleware.member()])
router
  .delete('/api/direct-debits/:id', [controllers.credits.collections.RevokedMandates, 'destroy'])
  .as('direct_debits.destroy')
  .refuses(NotFound)
  .use([middleware.tenant(), middleware.member()])
router
  .post('/api/withdrawals', [controllers.credits.withdrawals.Withdrawals, 'store'])
  .as('withdrawals.store')
  .refuses(IdempotencyKeyMissing, IdempotencyKeyReused, TooManyAttempts)
  .use(middleware.tenant())
router
  .get('/api/transactions', [controllers.credits.transactions.Transactions, 'index'])
  .as('transactions.index')
  .use([middleware.tenant(), middleware.member()])
router
  .get('/api/spending-guard', [controllers.credits.guards.SpendingGuards, 'show'])
  .as('spending_guard.show')
  .use([middleware.tenant(), middleware.member()])
router
  .put('/api/spending-guard', [controllers.credits.guards.SpendingGuards, 'update'])
  .as('spending_guard.update')
  .use([middleware.tenant(), middleware.member()])
router
  .delete('/api/spending-guard/looser', [controllers.credits.guards.LooserLimits, 'destroy'])
  .as('looser_limits.destroy')
  .use([middleware.tenant(), middleware.member()])
router
  .get('/api/gifts', [controllers.credits.gifts.Gifts, 'index'])
  .as('gifts.index')
  .use([middleware.tenant(), middleware.member()])
router.get('/gifts/:file', [controllers.credits.gifts.GiftPictures, 'show']).as('gift_pictures.show')
router
  .get('/api/discountcode.php', [controllers.credits.discounts.DiscountCodes, 'show'])
  .as('discount_codes.show')
  .refuses(DiscountCodeNotFound, DiscountCodeUsed, TooManyAttempts)
  .use([middleware.tenant(), middleware.member()])
router
  .get('/api/deletion-discount', [controllers.credits.discounts.DeletionDiscounts, 'show'])
  .as('deletion_discounts.show')
  .use([middleware.tenant(), middleware.member()])
router
  .post('/api/deletion-discount', [controllers.credits.discounts.DeletionDiscounts, 'store'])
  .as('deletion_discounts.store')
  .refuses(DiscountCodeNotFound)
  .use([middleware.tenant(), middleware.member()])
router
  .post('/api/webhooks/:gateway', [controllers.credits.orders.outcomes.Webhooks, 'store'])
  .as('webhooks.store')
  .provenBy('signature')
  .takes('*/*')
  .refuses(NotificationForged, TooManyAttempts, NotFound)
  .use(middleware.tenant())
// Some gateways notify by GET.
router
  .get('/api/webhooks/:gateway', [controllers.credits.orders.outcomes.Webhooks, 'store'])
  .as('webhooks.show')
  .provenBy('signature')
  .refuses(NotificationForged, TooManyAttempts, NotFound)
  .use(middleware.tenant({ writes: true }))
if (sandboxIsOpen()) {
  router
    .group(() => {
      router
        .post('/payments', [controllers.credits.gateways.sandbox.server.Payments, 'store'])
        .as('payments.store')
        .provenBy('secret')
      router.get('/payments', [controllers.credits.gateways.sandbox.server.Payments, 'index']).as('payments.index')
      router
        .post('/payments/:id/refunds', [controllers.credits.gateways.sandbox.server.Payments, 'refund'])
        .as('payments.refund')
        .provenBy('secret')
      router.get('/payments/:id', [controllers.credits.gateways.sandbox.server.Payments, 'show']).as('payments.show')
      router.get('/', [controllers.credits.gateways.sandbox.server.Mandates, 'index']).as('mandates.index')
      router
        .post('/mandates', [controllers.credits.gateways.sandbox.server.Mandates, 'store'])
        .as('mandates.store')
        .provenBy('secret')
      router
        .post('/mandates/:id/debits', [controllers.credits.gateways.sandbox.server.Mandates, 'debit'])
        .as('mandates.debit')
        .provenBy('secret')
      router
        .delete('/mandates/:id', [controllers.credits.gateways.sandbox.server.Mandates, 'destroy'])
        .as('mandates.destroy')
        .provenBy('secret')
      router.get('/checkout/:id', [controllers.credits.gateways.sandbox.server.Checkouts, 'show']).as('checkouts.show')
      router
        .post('/checkout/:id/:outcome', [controllers.credits.gateways.sandbox.server.Checkouts, 'update'])
        .where('outcome', /^(paid|failed|cancelled|pending|refunded|charged_back)$/)
        .as('checkouts.update')
        .provenBy('secret')
        .takes('*/*')
    })
    .domain(PAY_HOST)
    .as('sandbox')
}
