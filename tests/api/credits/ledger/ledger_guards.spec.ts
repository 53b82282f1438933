import { test } from '@japa/runner'
import { asTenant, currentTransaction } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast } from '../../../cast.ts'
import { acknowledgeFictional, charge, grant, newPackage, pay } from '../shop.ts'

test.group('What the database refuses to the serving role', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
    await grant(cast.ann, 100)
    await charge(cast.ann, { cost: 10, towards: cast.ben.profile, key: 'before' })
    await pay(cast.ann, await newPackage(cast.rosa))
  })

  const serving = (...statements: string[]) =>
    asTenant(cast.rosa, async () => {
      for (const sql of statements) await currentTransaction().rawQuery(sql)
    })

  const transaction = (columns: string, values: string) =>
    `insert into app.ledger_transactions (id, idempotency_key, member_id, kind, ${columns})
     values (1, gen_random_uuid()::text, ${cast.ann.member.id}, 'message', ${values})`
  const entries = (memberId = cast.ann.member.id) =>
    `insert into app.ledger_entries (transaction_id, member_id, account, amount, credits_after)
     values (1, ${memberId}, 'member.bonus', -10, 80), (1, ${memberId}, 'platform.spent', 10, null)`

  test('a charge on a fictional profile without an acknowledgement', async ({ assert }) => {
    await assert.rejects(
      () => serving(transaction('counterpart_profile_id, counterpart_kind', `${cast.fay.id}, 'fictional'`), entries()),
      /violates check constraint/
    )
  })

  test('a fictional profile called a member', async ({ assert }) => {
    await assert.rejects(
      () => serving(transaction('counterpart_profile_id, counterpart_kind', `${cast.fay.id}, 'member'`), entries()),
      /violates foreign key constraint/
    )
  })

  test('a charge towards no one, or of an unknown kind', async ({ assert }) => {
    await assert.rejects(() => serving(transaction('order_id', 'null'), entries()), /violates check constraint/)
    await assert.rejects(
      () => serving(transaction('counterpart_profile_id', cast.fay.id), entries()),
      /violates check constraint/
    )
  })

  test('another member’s acknowledgement', async ({ assert }) => {
    const bens = await acknowledgeFictional(cast.ben, cast.fay)

    await assert.rejects(
      () =>
        serving(
          transaction(
            'counterpart_profile_id, counterpart_kind, acknowledgement_id',
            `${cast.fay.id}, 'fictional', ${bens}`
          ),
          entries()
        ),
      /violates foreign key constraint/
    )
  })

  test('making a fictional profile a member afterwards', async ({ assert }) => {
    await assert.rejects(
      () => serving(`update app.profiles set kind = 'member' where id = ${cast.fay.id}`),
      /permission denied/
    )
  })

  test('a transaction that does not sum to zero, has one entry or none, or gets another one later', async ({
    assert,
  }) => {
    const real = transaction('counterpart_profile_id, counterpart_kind', `${cast.ben.profile.id}, 'member'`)
    const entry = (amount: number, transactionId = '1', account = 'platform.spent') =>
      `insert into app.ledger_entries (transaction_id, member_id, account, amount) values (${transactionId}, ${cast.ann.member.id}, '${account}', ${amount})`
    const earlier = `(select id from app.ledger_transactions where kind = 'message' limit 1)`

    await assert.rejects(() => serving(real, entries(), entry(1, '1', 'platform.sales')), /ledger transaction/)
    await assert.rejects(() => serving(real, entry(10)), /ledger transaction/)
    await assert.rejects(() => serving(real), /ledger transaction/)
    await assert.rejects(() => serving(entry(5, earlier, 'platform.bonus')), /ledger transaction/)
  })

  test('entries of another member’s wallet', async ({ assert }) => {
    const real = transaction('counterpart_profile_id, counterpart_kind', `${cast.ben.profile.id}, 'member'`)

    await assert.rejects(() => serving(real, entries(cast.ben.member.id)), /violates foreign key constraint/)
  })

  test('changing or deleting what is in the ledger', async ({ assert }) => {
    for (const table of ['ledger_transactions', 'ledger_entries', 'disclosure_acknowledgements']) {
      await assert.rejects(
        () => serving(`update app.${table} set member_id = ${cast.ben.member.id}`),
        /permission denied/
      )
      await assert.rejects(() => serving(`delete from app.${table}`), /permission denied/)
      await assert.rejects(() => serving(`truncate app.${table}`), /permission denied/)
    }
    for (const table of ['orders', 'credit_packages']) {
      await assert.rejects(() => serving(`delete from app.${table}`), /permission denied/)
    }
    await serving(
      `insert into app.payment_events (gateway, event_id, gateway_ref, order_id)
       select gateway, number, number, id from app.orders limit 1`
    )
    await assert.rejects(() => serving('delete from app.payment_events'), /of an order is not removed/)
    // An empty wallet may be deleted together with its member.
    await assert.rejects(() => serving('delete from app.wallets'), /a wallet with credits is not removed/)
  })

  test('a wallet below zero, and an order for another price', async ({ assert }) => {
    await assert.rejects(
      () => serving(`update app.wallets set bonus = -1 where member_id = ${cast.ann.member.id}`),
      /check constraint/
    )
    await assert.rejects(() => serving(`update app.orders set amount_minor = 1`), /permission denied/)
    await assert.rejects(() => serving(`update app.credit_packages set price_minor = 1`), /permission denied/)
  })

  test('a second purchase for one order', async ({ assert }) => {
    await assert.rejects(
      () =>
        serving(
          `insert into app.ledger_transactions (idempotency_key, member_id, kind, order_id)
           select 'again', member_id, 'purchase', id from app.orders where status = 'completed'`
        ),
      /ledger_transactions_purchase/
    )
  })
})
