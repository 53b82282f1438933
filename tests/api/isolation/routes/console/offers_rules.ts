import { randomUUID } from 'node:crypto'
import { CHANGED, CODE, GIFT, newCode, PACKAGE, TERMS } from '../../../admin/offers/calls_of_offers.ts'
import { CHANGED_INVITATION, INVITATION, newInvitation } from '../../../admin/invitations/calls_of_invitations.ts'
import { type IdPlace, type Rule, takes } from '../rule.ts'

const announcement = {
  kind: 'news',
  texts: { en: { title: 'News', text: 'Two new towns.', button: 'Look' } },
  segment: {},
  path: '/',
}

const campaign = { texts: { en: { title: 'Spring', text: 'Go out.' } } }

const anotherVersion = { version: 'x' }

const EXAMPLE = { value_percentage: 20, country: null, currency: null, minimum_order_value: null }

const OFF_SALE = { on_sale: false, version: 'x' }

const receiver = { network: 'adnet', events: ['signup'], method: 'GET', address: 'https://net.example/' }

/** Of what a brand offers and announces, and of its money. */
export const OFFERS_RULES: Readonly<Record<string, Rule>> = {
  'console.announcements.store': takes({ kind: 'tenant', to: 'staff', body: () => announcement }),
  // Who writes them is shown by `admin/announcements.spec.ts`. No announcement has this number.
  ...Object.fromEntries(
    Object.entries({
      'announcements.update': { ...announcement, version: 1 },
      'announcements.destroy': undefined,
      'announcement_tests.store': { language: 'en' },
      'announcement_schedules.store': { send_at: null },
      'announcement_schedules.destroy': undefined,
      'announcement_stops.store': undefined,
    }).map(([name, body]) => [
      `console.${name}`,
      takes({ kind: 'tenant', to: 'staff', with: { id: '1' }, ...(body && { body: () => body }), tellsNothing: true }),
    ])
  ),
  'console.campaigns.store': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({ ...campaign, slug: randomUUID() }),
  }),
  // Which brand's they are is shown by `admin/offers` and `admin/invitations`. None has this number, name or version.
  ...Object.fromEntries(
    Object.entries<Partial<IdPlace>>({
      'credit_packages.index': {},
      'gifts.index': {},
      'gifts.store': { body: () => GIFT },
      'discount_codes.store': { body: () => ({ ...CODE, code: newCode() }) },
      'discount_examples.show': { body: () => EXAMPLE },
      'discount_batches.index': {},
      'discount_batches.store': { body: () => ({ ...TERMS, name: randomUUID(), count: 1 }) },
      'credit_packages.store': { body: () => PACKAGE },
      'package_orders.update': { body: () => ({ country: 'GB', ids: ['1'] }), tellsNothing: true },
      'package_copies.store': { body: () => ({ from: 'GB', to: 'GB' }), tellsNothing: true },
      'gift_orders.update': { body: () => ({ ids: ['1'] }), tellsNothing: true },
      'credit_packages.update': { with: { id: '1' }, body: () => ({ ...CHANGED, version: 'x' }), tellsNothing: true },
      'package_sales.update': { with: { id: '1' }, body: () => OFF_SALE, tellsNothing: true },
      'gifts.update': { with: { id: '1' }, body: () => ({ ...GIFT, version: 'x' }), tellsNothing: true },
      'gift_sales.update': { with: { id: '1' }, body: () => OFF_SALE, tellsNothing: true },
      'discount_code_states.update': {
        with: { id: '1' },
        body: () => ({ stopped: true, version: 'x' }),
        tellsNothing: true,
      },
      'discount_batch_states.update': { with: { name: 'none' }, body: () => ({ stopped: true }), tellsNothing: true },
      'discount_batch_files.show': { with: { name: 'none' }, tellsNothing: true },
      'invite_codes.store': { body: () => ({ ...INVITATION, code: newInvitation() }) },
      'invite_codes.update': { with: { id: '1' }, body: () => CHANGED_INVITATION, tellsNothing: true },
      'invite_batches.index': {},
      'invite_batches.store': { body: () => ({ name: randomUUID(), count: 1, uses: 1 }) },
      'invite_batch_states.update': { with: { name: 'none' }, body: () => ({ stopped: true }), tellsNothing: true },
      'invite_batch_files.show': { with: { name: 'none' }, tellsNothing: true },
    }).map(([name, place]) => [`console.${name}`, takes({ kind: 'tenant', to: 'staff', ...place })])
  ),
  'console.postback_receivers.store': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({ ...receiver, key: `k${randomUUID()}`, network: randomUUID(), secret: 'a secret of ours' }),
  }),
  // Who changes them is shown by `admin/campaigns.spec.ts` and `admin/postbacks.spec.ts`. None has this number.
  ...Object.fromEntries(
    Object.entries({
      'campaigns.update': { ...campaign, ...anotherVersion },
      'campaigns.destroy': undefined,
      'postback_receivers.update': receiver,
      'postback_receivers.destroy': undefined,
      'postback_resends.store': undefined,
    }).map(([name, body]) => [
      `console.${name}`,
      takes({ kind: 'tenant', to: 'staff', with: { id: '1' }, ...(body && { body: () => body }), tellsNothing: true }),
    ])
  ),
  // Only finance staff come near orders; `admin/refunds.spec.ts` shows who. No order has this number.
  'console.refund_calculations.show': takes({
    kind: 'tenant',
    to: 'platform admins',
    with: { number: 'R-222222' },
    tellsNothing: true,
  }),
  'console.goodwill_refunds.store': takes({
    kind: 'tenant',
    to: 'platform admins',
    with: { number: 'R-222222' },
    body: () => ({ amount_minor: 1, reason: 'goodwill' }),
    headers: () => ({ 'idempotency-key': randomUUID() }),
    tellsNothing: true,
  }),
  'console.refund_agreements.store': takes({
    kind: 'tenant',
    to: 'platform admins',
    with: { id: '1' },
    tellsNothing: true,
  }),
  'console.refund_declines.store': takes({
    kind: 'tenant',
    to: 'platform admins',
    with: { id: '1' },
    tellsNothing: true,
  }),
  // Who may is shown by `admin/payments`. None has this number.
  'console.order_receipts.show': takes({
    kind: 'tenant',
    to: 'staff',
    with: { number: 'R-222222' },
    tellsNothing: true,
  }),
  'console.payment_task_ends.store': takes({
    kind: 'tenant',
    to: 'platform admins',
    with: { id: '1' },
    body: () => ({ outcome: 'Paid by hand' }),
    tellsNothing: true,
  }),
  'console.payment_blocks.store': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({ kind: 'iban', value: 'no account', reason: 'Fraud', last_day: null }),
    tellsNothing: true,
  }),
  ...Object.fromEntries(
    ['mandate_revocations.store', 'payment_block_lifts.store'].map((name) => [
      `console.${name}`,
      takes({
        kind: 'tenant',
        to: 'staff',
        with: { id: '1' },
        body: () => ({ reason: 'They asked for it' }),
        tellsNothing: true,
      }),
    ])
  ),
}
