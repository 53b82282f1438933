/** What somebody with the database's own rights might do to `newBooks`; names in braces are its ids. */
interface PlantedFault {
  title: string
  sql: string
  /** Every rule that is broken by it, and the rows that verifying names. */
  finds: Record<string, string[]>
}

const entry = (id: string, account: string, amount: number, member = '{ann}') =>
  `insert into app.ledger_entries (tenant_id, transaction_id, member_id, account, amount, credits_after)
     values ({tenant}, ${id}, ${member}, '${account}', ${amount}, ${account.startsWith('member') ? 1 : 'null'});`
const wallet = (change: string, member = '{ann}') => `update app.wallets set ${change} where member_id = ${member};`
const transaction = (id: number, kind: string, more: Record<string, string> = {}) =>
  `insert into app.ledger_transactions (tenant_id, id, kind, idempotency_key, member_id, ${Object.keys({ created_at: '', ...more }).join(', ')})
     values ({tenant}, ${id}, '${kind}', 'planted', {ann}, ${Object.values({ created_at: 'now()', ...more }).join(', ')});`
const ofLedger = (id: string, change: string) => `update app.ledger_transactions set ${change} where id = ${id};`
const ofOrder = (id: string, change: string) => `update app.orders set ${change} where id = ${id};`
const redeem = (order: string, code: string, id = 5) =>
  `insert into app.discount_redemptions (tenant_id, id, order_id, member_id, code_id, code, state)
     values ({tenant}, ${id}, ${order}, {ann}, ${code}, 'X', 'used');`

const claim = (order: string, minor: number) =>
  ofOrder(order, `claim_minor = ${minor}`) +
  `insert into app.payment_tasks (tenant_id, kind, order_id) values ({tenant}, 'claim', ${order}) on conflict do nothing;`

export const PLANTED_FAULTS: PlantedFault[] = [
  {
    title: 'an amount that was changed',
    sql: `update app.ledger_entries set amount = amount + 1 where transaction_id = {purchase} and account = 'platform.sales';`,
    finds: { transactions_sum_to_zero: ['{purchase}'], books_sum_to_zero: ['{tenant}'] },
  },
  {
    title: 'a transaction without entries',
    sql: transaction(7, 'bonus'),
    finds: { transactions_have_two_entries: ['7'] },
  },
  {
    title: 'entries of no transaction',
    sql: `insert into app.ledger_entries (tenant_id, id, transaction_id, member_id, account, amount)
      values ({tenant}, 1, 7, {ann}, 'platform.spent', 1), ({tenant}, 2, 7, {ann}, 'platform.sales', -1);`,
    finds: { entries_belong_to_a_transaction: ['1', '2'] },
  },
  {
    title: 'an entry under another member’s name',
    sql: `update app.ledger_entries set id = 3, member_id = {ben} where transaction_id = {purchase} and account = 'platform.sales';`,
    finds: { entries_belong_to_a_transaction: ['3'] },
  },
  {
    title: 'credits from the wrong account',
    sql: `update app.ledger_entries set account = 'platform.sales' where transaction_id = {welcome} and account = 'platform.bonus';`,
    finds: { entries_fit_their_kind: ['{welcome}'] },
  },
  {
    title: 'a photo that gives credits',
    sql:
      transaction(7, 'photo', { counterpart_profile_id: '{bensProfile}', counterpart_kind: `'member'` }) +
      entry('7', 'member.bonus', 10) +
      entry('7', 'platform.spent', -10) +
      wallet('bonus = bonus + 10'),
    finds: { charged_messages_exist_once: ['7'], entries_fit_their_kind: ['7'] },
  },
  {
    title: 'a wallet with more than was booked',
    sql: wallet('bonus = bonus + 1'),
    finds: { wallets_equal_their_entries: ['{ann}'] },
  },
  {
    title: 'a reversal of more than was taken',
    sql:
      transaction(7, 'reversal', { reverses_id: '{messageToBen}' }) +
      entry('7', 'member.bonus', 11) +
      entry('7', 'platform.spent', -11) +
      wallet('bonus = bonus + 11'),
    finds: {
      reversals_give_back_no_more_than_was_taken: ['{messageToBen}'],
      reversed_charges_have_no_message: ['{messageToBen}'],
    },
  },
  {
    title: 'goodwill without a reason',
    sql: ofLedger('{goodwill}', `reason = ' '`),
    finds: { goodwill_gives_a_reason: ['{goodwill}'] },
  },
  {
    title: 'bookings of another member’s order',
    sql: ofOrder('{chargedBack}', 'member_id = {cleo}'),
    finds: { bookings_name_an_order_of_their_member: ['{chargedBackPurchase}', '{chargeback}'] },
  },
  {
    title: 'a paid order that gave nothing',
    sql: `delete from app.ledger_entries where transaction_id = (select id from app.ledger_transactions where order_id = {completed});
      delete from app.ledger_transactions where order_id = {completed};
      ${wallet('bought = bought - 100, bonus = bonus - 20')}`,
    finds: { completed_orders_are_booked_once: ['{completed}'] },
  },
  {
    title: 'credits of an unpaid order',
    sql:
      transaction(7, 'purchase', { order_id: '{pending}' }) +
      entry('7', 'member.bought', 100) +
      entry('7', 'platform.sales', -100) +
      entry('7', 'member.bonus', 20) +
      entry('7', 'platform.bonus', -20) +
      wallet('bought = bought + 100, bonus = bonus + 20'),
    finds: { completed_orders_are_booked_once: ['{pending}'] },
  },
  {
    title: 'an order for other credits than were booked',
    sql: ofOrder('{completed}', 'credits = credits + 1'),
    finds: { purchases_give_what_was_ordered: ['{completed}'] },
  },
  {
    title: 'a refund of which the order knows nothing',
    sql: ofOrder('{partlyRefunded}', 'returned_credits = 24'),
    finds: { returns_equal_what_their_order_says: ['{partlyRefunded}'] },
  },
  {
    title: 'a refund of more credits than were bought',
    sql:
      transaction(7, 'refund', { order_id: '{partlyRefunded}' }) +
      entry('7', 'member.bought', -80) +
      entry('7', 'platform.sales', 80) +
      wallet('bought = bought - 80') +
      ofOrder('{partlyRefunded}', 'returned_credits = 100'),
    finds: {
      returns_equal_what_their_order_says: ['{partlyRefunded}'],
      returns_take_no_more_than_was_bought: ['{partlyRefunded}'],
    },
  },
  {
    title: 'more money given back than was paid',
    sql: ofOrder('{chargedBack}', 'refunded_minor = 1'),
    finds: {
      money_given_back_was_paid: ['{chargedBack}'],
      revenue_entries_equal_what_their_order_says: ['{chargedBack}'],
    },
  },
  {
    title: 'a claim for credits that came back',
    sql: claim('{chargedBack}', 1) + wallet('blocked_at = now()', '{ben}'),
    finds: { claims_fit_what_was_charged_back: ['{chargedBack}'] },
  },
  {
    title: 'a claim that no task asks for',
    sql:
      claim('{claimed}', 700) +
      wallet('blocked_at = now()', '{eve}') +
      'delete from app.payment_tasks where order_id = {claimed};',
    finds: { claims_fit_what_was_charged_back: ['{claimed}'] },
  },
  {
    title: 'a wallet that spends in spite of a claim',
    sql: wallet('blocked_at = null', '{eve}'),
    finds: { wallets_are_blocked_while_a_claim_is_open: ['{eve}'] },
  },
  {
    title: 'a wallet that is blocked for nothing',
    sql: wallet('blocked_at = now()'),
    finds: { wallets_are_blocked_while_a_claim_is_open: ['{ann}'] },
  },
  {
    title: 'a withdrawal that gives back another order',
    sql: `insert into app.withdrawals (tenant_id, id, number, name, email, order_number, language, order_id, member_id, idempotency_key)
        values ({tenant}, 8, 'W-8', 'Ann', 'ann@example.com', 'R-8', 'en', {completed}, {ann}, 'W-8');
      insert into app.refunds (tenant_id, id, order_id, member_id, withdrawal_id, cause, state, amount_minor, currency)
        values ({tenant}, 9, {partlyRefunded}, {ann}, 8, 'withdrawal', 'declined', 1, 'GBP');`,
    finds: { withdrawals_give_back_their_own_order: ['9'] },
  },
  {
    title: 'a waiver that was confirmed before it was given',
    sql: ofOrder('{completed}', `waiver_confirmed_at = waiver_at - interval '1 second'`),
    finds: { waivers_are_confirmed_once_given: ['{completed}'] },
  },
  {
    title: 'an order called refunded of which nothing was',
    sql: ofOrder('{completed}', `status = 'refunded'`),
    finds: { order_statuses_fit_their_money: ['{completed}'] },
  },
  {
    title: 'an order called completed of which all was refunded',
    sql: ofOrder('{partlyRefunded}', 'refunded_minor = amount_minor'),
    finds: {
      order_statuses_fit_their_money: ['{partlyRefunded}'],
      revenue_entries_equal_what_their_order_says: ['{partlyRefunded}'],
    },
  },
  {
    title: 'money given back of an order that nobody paid',
    sql: ofOrder('{pending}', 'refunded_minor = 1'),
    finds: {
      order_statuses_fit_their_money: ['{pending}'],
      revenue_entries_equal_what_their_order_says: ['{pending}'],
    },
  },
  {
    title: 'revenue that was never entered',
    sql: `delete from app.revenue_entries where order_id = {completed};`,
    finds: { revenue_entries_equal_what_their_order_says: ['{completed}'] },
  },
  {
    title: 'VAT of a refund that was changed',
    sql: `update app.revenue_entries set vat_minor = vat_minor - 1 where order_id = {partlyRefunded} and kind = 'refunded';`,
    finds: { revenue_entries_equal_what_their_order_says: ['{partlyRefunded}'] },
  },
  {
    title: 'a card’s order credited before its money',
    sql: ofOrder('{completed}', 'is_advanced = true'),
    finds: { credited_before_the_money_are_direct_debits: ['{completed}'] },
  },
  {
    title: 'premium that nobody paid for',
    sql: 'update app.profiles set paid_user = true where id = {bensProfile};',
    finds: { premium_means_a_completed_order: ['{bensProfile}'] },
  },
  {
    title: 'premium that was paid for and withheld',
    sql: 'update app.profiles set paid_user = false where id = {annsProfile};',
    finds: { premium_means_a_completed_order: ['{annsProfile}'] },
  },
  {
    title: 'a code used more often than its limit',
    sql: redeem('{chargedBack}', '{limitedCode}').replace('{ann}', '{ben}'),
    finds: { codes_are_used_within_their_limit: ['{limitedCode}'] },
  },
  {
    title: 'a code used twice by a member it is for once',
    sql: redeem('{partlyRefunded}', '{personalCode}').replace(
      'insert',
      'delete from app.discount_redemptions where order_id = {partlyRefunded}; insert'
    ),
    finds: { codes_are_used_within_their_limit: ['{personalCode}'] },
  },
  {
    title: 'a code used by an unpaid order',
    sql: redeem('{pending}', '{endlessCode}'),
    finds: { used_codes_were_paid_with: ['5'] },
  },
  {
    title: 'a notification that is forgotten',
    sql: `delete from pgboss.job_common where data ->> 'tenant' = '{tenant}';
      insert into app.payment_events (tenant_id, id, gateway, event_id, gateway_ref, order_id)
        values ({tenant}, 9, 'sandbox', 'forgotten', 'x', {pending});`,
    finds: { events_are_applied_or_waiting: ['9'] },
  },
  {
    title: 'a paid message that is gone',
    sql: 'delete from app.messages where ledger_transaction_id = {messageToBen};',
    finds: { charged_messages_exist_once: ['{messageToBen}'] },
  },
  {
    title: 'a held message that is gone',
    sql: 'delete from app.held_messages where ledger_transaction_id = {heldCharge};',
    finds: { charged_messages_exist_once: ['{heldCharge}'] },
  },
  {
    title: 'a refused message whose credits did not come back',
    sql: `update app.held_messages set state = 'refused', reason = 'spam', decided_at = now() where ledger_transaction_id = {heldCharge};`,
    finds: { charged_messages_exist_once: ['{heldCharge}'] },
  },
  {
    title: 'a delivered message whose credits came back',
    sql:
      transaction(7, 'reversal', { reverses_id: '{messageToBen}' }) +
      entry('7', 'member.bonus', 10) +
      entry('7', 'platform.spent', -10) +
      wallet('bonus = bonus + 10'),
    finds: { reversed_charges_have_no_message: ['{messageToBen}'] },
  },
  {
    title: 'a message without its charge',
    sql: 'update app.messages set ledger_transaction_id = null where ledger_transaction_id = {messageToBen};',
    finds: { charged_messages_exist_once: ['{messageToBen}'], messages_are_charged_or_free: ['{conversation}'] },
  },
  {
    title: 'a message that nobody paid',
    sql: `insert into app.messages (tenant_id, conversation_id, seq, sender_profile_id, client_id, request_hash, body)
      values ({tenant}, {conversation}, 99, {annsProfile}, 'free', '', 'Hello');`,
    finds: { messages_are_charged_or_free: ['{conversation}'] },
  },
  {
    title: 'a paid gift that is gone',
    sql: 'delete from app.messages where id = {giftMessage};',
    finds: { charged_messages_exist_once: ['{gift}'] },
  },
  {
    title: 'a gift that cost something else',
    sql: 'update app.messages set gift_credits = 1 where id = {giftMessage};',
    finds: { gifts_cost_what_their_message_says: ['{giftMessage}'] },
  },
  {
    title: 'a gift that became a message',
    sql: `update app.messages set kind = 'text', gift_id = null, gift_credits = null where id = {giftMessage};`,
    finds: { charges_fit_their_message: ['{gift}'] },
  },
  {
    title: 'a gift for somebody else than it was paid for',
    sql: ofLedger('{gift}', 'counterpart_profile_id = {annsProfile}'),
    finds: { charges_fit_their_message: ['{gift}'] },
  },
  {
    title: 'a charge that was acknowledged afterwards',
    sql: `update app.disclosure_acknowledgements set acknowledged_at = now() + interval '1 minute' where tenant_id = {tenant};`,
    finds: { fictional_charges_were_acknowledged_before: ['{messageToFay}'] },
  },
  {
    title: 'a charge with an acknowledgement there never was',
    sql: ofLedger('{messageToFay}', 'acknowledgement_id = 9'),
    finds: { fictional_charges_were_acknowledged_before: ['{messageToFay}'] },
  },
]

const SEALS = 'app.ledger_seals where tenant_id = {tenant} order by day'
const IN_FIRST = `(select ended_at - interval '1 hour' from ${SEALS} limit 1)`
const SECOND = `tenant_id = {tenant} and day = '{second}'`
const THIRD = `tenant_id = {tenant} and day = '{third}'`

/** The same of books whose day `{first}` is sealed, and the two empty ones after it, `{second}` and `{third}`. */
export const FAULTS_UNDER_SEAL: PlantedFault[] = [
  {
    title: 'another key of a sealed transaction',
    sql: ofLedger('{welcome}', `idempotency_key = 'other'`),
    finds: { sealed_days_keep_their_rows: ['{first} changed {welcome}'] },
  },
  {
    title: 'another reason',
    sql: ofLedger('{goodwill}', `reason = 'The site was slow'`),
    finds: { sealed_days_keep_their_rows: ['{first} changed {goodwill}'] },
  },
  {
    title: 'another time',
    sql: ofLedger('{welcome}', `created_at = created_at + interval '1 microsecond'`),
    finds: { sealed_days_keep_their_rows: ['{first} changed {welcome}'] },
  },
  {
    title: 'another balance on the statement',
    sql: `update app.ledger_entries set credits_after = 99 where transaction_id = {welcome} and account = 'member.bonus';`,
    finds: { sealed_days_keep_their_rows: ['{first} changed {welcome}'] },
  },
  {
    title: 'a fully booked transaction that left',
    sql: `delete from app.ledger_entries where transaction_id = {goodwill}; delete from app.ledger_transactions where id = {goodwill};
      ${wallet('bonus = bonus - 5', '{ben}')}`,
    finds: { sealed_days_keep_their_rows: ['{first} left {goodwill}'] },
  },
  {
    title: 'a fully booked transaction that joined',
    sql:
      transaction(7, 'bonus', { created_at: IN_FIRST }) +
      entry('7', 'member.bonus', 10) +
      entry('7', 'platform.bonus', -10) +
      wallet('bonus = bonus + 10'),
    finds: { sealed_days_keep_their_rows: ['{first} joined 7'] },
  },
  {
    title: 'a transaction moved to another sealed day',
    sql: ofLedger('{welcome}', `created_at = created_at + interval '1 day'`),
    finds: { sealed_days_keep_their_rows: ['{first} left {welcome}', '{second} joined {welcome}'] },
  },
  {
    title: 'a transaction moved before all seals',
    sql: ofLedger('{welcome}', `created_at = '2020-01-01 12:00Z'`),
    finds: { sealed_days_keep_their_rows: ['2020-01-01 joined {welcome}', '{first} left {welcome}'] },
  },
  {
    title: 'another hash of the last seal',
    sql: `update app.ledger_seals set hash = sha256('') where ${THIRD};`,
    finds: { seals_fit_their_day: ['{third}'] },
  },
  {
    title: 'another hash of a seal',
    sql: `update app.ledger_seals set hash = sha256('') where ${SECOND};`,
    finds: { seals_fit_their_day: ['{second}'], seals_follow_each_other: ['{third}'] },
  },
  {
    title: 'another count of a seal',
    sql: `update app.ledger_seals set transactions = 5 where ${SECOND};`,
    finds: { seals_fit_their_day: ['{second}'] },
  },
  {
    title: 'a seal that is gone',
    sql: `delete from app.ledger_seals where ${SECOND};`,
    finds: { seals_follow_each_other: ['{third}'] },
  },
]
