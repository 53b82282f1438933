import { randomUUID } from 'node:crypto'
import { sign, SIGNATURE_HEADER } from '@manyhearts/api/app/credits/gateways/sandbox/sandbox_secrets'
import { MEMBERS_ONLY, noIds, OPEN, type Rule, takes } from './rule.ts'

const event = (payment: unknown) => JSON.stringify({ event: 'event_1', payment })

/** Rules of the routes about credits and payments; see `rules.ts`. */
export const CREDITS_RULES: Readonly<Record<string, Rule>> = {
  'packages.index': noIds(OPEN),
  'orders.index': noIds(MEMBERS_ONLY),
  'orders.store': takes({
    kind: 'package',
    to: 'members',
    body: (id) => ({ package_id: id, method: 'card', waiver: true }),
    headers: () => ({ 'idempotency-key': randomUUID() }),
  }),
  'orders.show': takes(
    { kind: 'order', to: 'members' },
    { kind: 'order link', to: 'anybody', bearer: true, path: (link) => `/api/orders/${link}` }
  ),
  'repeat_orders.show': noIds(MEMBERS_ONLY),
  'saved_methods.destroy': takes({ kind: 'saved method', to: 'members', path: (id) => `/api/saved-methods/${id}` }),
  'direct_debits.index': noIds(MEMBERS_ONLY),
  // The company of the tests is no creditor.
  'direct_debits.store': noIds(
    { visitor: 403, unactivated: 403, free: 409, premium: 409 },
    { body: () => ({ holder: 'Ann', iban: 'NL91ABNA0417164300', phone: '+31612345678', authorization: true }) }
  ),
  'direct_debits.codes.store': takes({ kind: 'draft mandate', to: 'members' }),
  'direct_debits.confirmations.store': takes({
    kind: 'draft mandate',
    to: 'members',
    tellsNothing: true,
    body: () => ({ code: '000000' }),
  }),
  'direct_debits.document.show': takes({ kind: 'mandate', to: 'members' }),
  'direct_debits.destroy': takes({ kind: 'mandate', to: 'members' }),
  // Nothing was paid yet, so that there is none; `receipts.spec.ts` shows who may read one.
  'receipts.show': takes(
    { kind: 'order', to: 'members', tellsNothing: true },
    {
      kind: 'order link',
      to: 'anybody',
      bearer: true,
      tellsNothing: true,
      path: (link) => `/api/orders/${link.replace('?', '/receipt?')}`,
    }
  ),
  // Anybody may state one at any brand, and it says nothing of orders (`withdrawals.spec.ts`): here nobody does.
  'withdrawals.store': noIds(
    { visitor: 422, members: 422 },
    {
      body: () => ({ name: 'Ann', order_number: 'R-ABC234', email: 'nowhere' }),
      headers: () => ({ 'idempotency-key': randomUUID() }),
    }
  ),
  'transactions.index': takes({
    kind: 'ledger transaction',
    to: 'members',
    tellsNothing: true,
    path: (id) => `/api/transactions?before=${id}`,
  }),
  'spending_guard.show': noIds(MEMBERS_ONLY),
  'spending_guard.update': noIds(MEMBERS_ONLY),
  'looser_limits.destroy': noIds(MEMBERS_ONLY),
  'gifts.index': noIds(MEMBERS_ONLY),
  'gift_pictures.show': noIds(OPEN, { with: { file: 'rose.svg' } }),
  'quotes.show': takes({
    kind: 'package',
    to: 'members',
    path: (id) => `/api/quote?package_id=${id}&method=card`,
  }),
  'discount_codes.show': takes({
    kind: 'discount code',
    to: 'members',
    isLimited: true,
    path: (code) => `/api/discountcode.php?code=${code}`,
  }),
  // The company of the tests offers nothing to members who leave.
  'deletion_discounts.show': noIds(MEMBERS_ONLY),
  'deletion_discounts.store': noIds({ visitor: 403, members: 404 }),
  'webhooks.store': takes({
    kind: 'payment',
    to: 'anybody',
    tellsNothing: true,
    bearer: true,
    with: { gateway: 'sandbox' },
    body: event,
    headers: (payment) => ({ [SIGNATURE_HEADER]: sign(event(payment)) }),
  }),
  // The sandbox signs bodies, so that nothing can be told it by GET.
  'webhooks.show': noIds({ visitor: 400, members: 400 }, { with: { gateway: 'sandbox' } }),
}
