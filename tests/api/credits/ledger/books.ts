import { grantCredits } from '@manyhearts/api/app/credits/ledger/grant_credits'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newPerson } from '../../../cast.ts'
import { give, newGift } from '../giving.ts'
import { holdPaid } from './hold_paid.ts'
import { acknowledgeFictional, charge, grant, newPackage, order, pay, payAgain } from '../shop.ts'

/** A brand's books with a row of everything, and the ids of those rows by name. */
export interface Books {
  cast: Cast
  ids: Record<Name, string>
}

type Name =
  | 'tenant'
  | 'ann'
  | 'ben'
  | 'annsProfile'
  | 'bensProfile'
  | 'cleo'
  | 'welcome'
  | 'goodwill'
  | 'partlyRefunded'
  | 'purchase'
  | 'refund'
  | 'chargedBack'
  | 'chargedBackPurchase'
  | 'chargeback'
  | 'eve'
  | 'claimed'
  | 'completed'
  | 'pending'
  | 'messageToBen'
  | 'messageToFay'
  | 'conversation'
  | 'heldCharge'
  | 'gift'
  | 'giftMessage'
  | 'limitedCode'
  | 'personalCode'
  | 'endlessCode'

export async function newBooks(): Promise<Books> {
  const cast = await newCast()
  const { rosa, ann, ben, cleo, fay } = cast
  const offered = await newPackage(rosa, { credits: 100, bonus_credits: 20, price_minor: 1000 })
  await grant(ann, 100)
  const partlyRefunded = await pay(ann, offered)
  await payAgain(partlyRefunded, { refundedMinor: 250 })
  const completed = await pay(ann, offered)
  const pending = (await order(ann, offered)).body.order
  const acknowledgementId = await acknowledgeFictional(ann, fay, 1)
  const messageToFay = await charge(ann, { cost: 10, towards: fay, acknowledgementId })
  const messageToBen = await charge(ann, { cost: 10, towards: ben.profile })
  const heldCharge = await holdPaid(ann, ben.profile, { cost: 10, key: 'held' })
  const given = await give(ann, ben.profile, await newGift(rosa, { credits: 30 }))
  await asTenant(rosa, () =>
    grantCredits({ kind: 'goodwill', memberId: ben.member.id, credits: 5, key: 'a', reason: 'The site was down' })
  )
  const chargedBack = await pay(ben, offered)
  await payAgain(chargedBack, { chargedBackMinor: 1000 })
  const eve = await newPerson(rosa, { name: 'Eve', gender: 'female', looking_for: 'male' })
  const claimed = await pay(eve, offered)
  await charge(eve, { cost: 90, towards: ben.profile })
  await payAgain(claimed, { chargedBackMinor: 1000 })

  const codes = await asOwner(async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into app.discount_codes (tenant_id, code, value_percentage, validity, usage_limit)
       values ($1, 'LIMITED', 10, 'unlimited', 1), ($1, 'PERSONAL', 10, 'once-per-user', null), ($1, 'ENDLESS', 10, 'unlimited', null)
       returning id::text`,
      [rosa.id]
    )
    await owner.query(
      `insert into app.discount_redemptions (tenant_id, order_id, member_id, code_id, code, state)
       values ($1, $2, $4, $5, 'LIMITED', 'used'), ($1, $3, $4, $6, 'PERSONAL', 'used')`,
      [rosa.id, partlyRefunded.id, completed.id, ann.member.id, rows[0]!.id, rows[1]!.id]
    )
    return rows.map(({ id }) => id)
  }, rosa)
  const booked = async (kind: string, condition = 'true') => {
    const { rows } = await asOwner(
      (owner) =>
        owner.query<{ id: string }>(
          `select id::text from app.ledger_transactions where tenant_id = $1 and kind = $2 and ${condition}`,
          [rosa.id, kind]
        ),
      rosa
    )
    return rows[0]!.id
  }
  const { rows } = await asOwner(
    (owner) =>
      owner.query(`select conversation_id::text as id from app.messages where ledger_transaction_id = $1`, [
        messageToBen.transactionId,
      ]),
    rosa
  )
  return {
    cast,
    ids: {
      tenant: rosa.id,
      ann: ann.member.id,
      ben: ben.member.id,
      annsProfile: ann.profile.id,
      bensProfile: ben.profile.id,
      cleo: cleo.member.id,
      welcome: await booked('signup_bonus'),
      goodwill: await booked('goodwill'),
      partlyRefunded: partlyRefunded.id,
      purchase: await booked('purchase', `order_id = ${partlyRefunded.id}`),
      refund: await booked('refund'),
      chargedBack: chargedBack.id,
      chargedBackPurchase: await booked('purchase', `order_id = ${chargedBack.id}`),
      chargeback: await booked('chargeback', `order_id = ${chargedBack.id}`),
      eve: eve.member.id,
      claimed: claimed.id,
      completed: completed.id,
      pending: pending.id,
      messageToBen: messageToBen.transactionId,
      messageToFay: messageToFay.transactionId,
      conversation: rows[0].id,
      heldCharge: heldCharge!.ledgerTransactionId!,
      gift: await booked('gift'),
      giftMessage: given.body.message.id,
      limitedCode: codes[0]!,
      personalCode: codes[1]!,
      endlessCode: codes[2]!,
    },
  }
}
