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
    body: (id) => ({ package_id: id, method: 'card' }),
    headers: () => ({ 'idempotency-key': randomUUID() }),
  }),
  'orders.show': takes(
    { kind: 'order', to: 'members' },
    { kind: 'order link', to: 'anybody', bearer: true, path: (link) => `/api/orders/${link}` }
  ),
  'transactions.index': takes({
    kind: 'ledger transaction',
    to: 'members',
    tellsNothing: true,
    path: (id) => `/api/transactions?before=${id}`,
  }),
  'gifts.index': noIds(MEMBERS_ONLY),
  // No brand has codes.
  'discount_codes.show': noIds({ visitor: 403, members: 404 }, { path: () => '/api/discountcode.php?code=WELCOME' }),
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
