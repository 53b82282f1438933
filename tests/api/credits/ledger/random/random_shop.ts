import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { sign, SIGNATURE_HEADER } from '@manyhearts/api/app/credits/gateways/sandbox/sandbox_secrets'
import type { Payment } from '@manyhearts/api/app/credits/gateways/gateway'
import { refuseHeld, releaseHeld } from '@manyhearts/api/app/chat/holds/decide_held'
import { changeGuard } from '@manyhearts/api/app/credits/guards/change_guard'
import { SpendingBlocked, SpendingLimitReached, SpendingPaused } from '@manyhearts/api/app/credits/guards/guard_errors'
import { NotEnoughCredits } from '@manyhearts/api/app/credits/ledger/credits_errors'
import { grantCredits } from '@manyhearts/api/app/credits/ledger/grant_credits'
import { sealLedger } from '@manyhearts/api/app/credits/ledger/seals/seal_ledger'
import { applyPayment } from '@manyhearts/api/app/credits/orders/outcomes/apply_payment'
import Order from '@manyhearts/api/app/credits/orders/order'
import { finishTask } from '@manyhearts/api/app/credits/refunds/finish_task'
import { giveGoodwill } from '@manyhearts/api/app/credits/refunds/goodwill'
import Refund from '@manyhearts/api/app/credits/refunds/refund'
import { refundUnused } from '@manyhearts/api/app/credits/refunds/refund_unused'
import PaymentTask from '@manyhearts/api/app/credits/tasks/payment_task'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { endMandates } from '@manyhearts/api/app/credits/direct_debit/end_mandates'
import { stateWithdrawal } from '@manyhearts/api/app/credits/withdrawals/state_withdrawal'
import { checkPayment } from '@manyhearts/api/app/credits/orders/outcomes/check_payment'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newPerson, type Person } from '../../../../cast.ts'
import { rounds } from '../../../../rounds.ts'
import { Visitor } from '../../../../visitor.ts'
import { becomeCreditor, collect } from '../../direct_debit/debits.ts'
import { newGift } from '../../giving.ts'
import { newMandate } from '../../direct_debit/new_mandate.ts'
import { acknowledgeFictional, charge, newPackage, order } from '../../shop.ts'
import { holdPaid } from '../hold_paid.ts'
import type { Chance } from './chance.ts'
import { letADayPass } from '../../guards/guards.ts'
import { dieInTheMiddle } from './die_in_the_middle.ts'
import { moveOn } from './gateway_of_chance.ts'

const MEMBERS = 12
/** Of them, who pay by direct debit, in euros. */
const DEBTORS = 3
/** Few, so that many clients use the same. */
const KEYS = Array.from({ length: rounds(60, 300) }, (_, place) => `key${place}`)

/** By the members’ own limits, by a claim, or for want of credits. */
const SPENDS_REFUSED = [NotEnoughCredits, SpendingBlocked, SpendingLimitReached, SpendingPaused]
const ORDERS_REFUSED = new Set(['spending_blocked', 'spending_limit_reached'])
/** The mandate ended when a bank took a debit back, or enough was debited this month. */
const DEBITS_REFUSED = new Set(['spending_blocked', 'mandate_required', 'direct_debit_limit_reached'])
/** Validation, and a refund of this order that somebody else wants. */
const REFUNDS_REFUSED = new Set(['E_VALIDATION_ERROR', '23505'])

interface Bought {
  id: string
  number: string
  email: string
  /** At the gateway. */
  ref: string
  /** What the gateway said at any time. */
  words: Payment[]
}

/** A shop in which clients do whatever chance says, and what the members must have afterwards. */
export class RandomShop {
  /** Given and spent, by member; a key counts once. */
  readonly moved = new Map<string, Map<string, number>>()
  readonly bought: Bought[] = []
  readonly held: { id: string; giveBack: () => void }[] = []

  private constructor(
    private readonly cast: Cast,
    readonly members: Person[],
    private readonly acknowledged: Map<Person, string>,
    private readonly packages: string[],
    private readonly euros: string,
    private readonly gift: string
  ) {}

  static async open(cast: Cast): Promise<RandomShop> {
    const members: Person[] = []
    const acknowledged = new Map<Person, string>()
    for (let number = 0; number < MEMBERS; number++) {
      const country = number < DEBTORS ? 'NL' : 'GB'
      const member = await newPerson(cast.rosa, { name: `M${number}`, gender: 'female', looking_for: 'male', country })
      if (number < DEBTORS) await newMandate(member)
      members.push(member)
      acknowledged.set(member, await acknowledgeFictional(member, cast.fay))
    }
    const packages = await Promise.all([
      newPackage(cast.rosa, { credits: 60, bonus_credits: 7, price_minor: 999 }),
      newPackage(cast.rosa, { credits: 33, price_minor: 500 }),
    ])
    const euros = await newPackage(cast.rosa, { country: 'NL', currency: 'EUR', credits: 40, price_minor: 700 })
    await becomeCreditor(cast.rosa)
    return new RandomShop(cast, members, acknowledged, packages, euros, await newGift(cast.rosa))
  }

  /** One thing that happens, by chance. */
  async happen(chance: Chance): Promise<void> {
    const one = chance.of(this.members)
    const what = chance.below(100)
    const isDebtor = this.members.indexOf(one) < DEBTORS
    if (what < 12) await (isDebtor ? this.#debit(one) : this.#order(one, chance))
    else if (what < 32) await this.#moveMoney(chance)
    else if (what < 44) await this.#notify(chance)
    else if (what < 52) await this.#tellLate(chance)
    else if (what < 56) await this.#hold(one, chance)
    else if (what < 60) await this.#decide(chance)
    else if (what < 79) await this.#spend(one, chance)
    else if (what < 81) await this.#withdraw(chance)
    else if (what < 88) await this.#grant(one, chance)
    else if (what < 91) await this.#giveBack(chance)
    else if (what < 93) await this.#settleClaims(one)
    else if (what < 94) await (isDebtor ? this.#signAgain(one) : this.#limit(one, chance))
    else if (what < 99) await this.#crash(one, chance)
    else await asTenant(this.cast.rosa, sealLedger)
  }

  /** Asks about every order once more, as would be done in time. */
  async askAboutAll(): Promise<void> {
    for (const { id } of this.bought) await checkPayment(this.cast.rosa, id)
  }

  async #order(one: Person, chance: Chance): Promise<void> {
    const key = randomUUID()
    const send = () => order(one, chance.of(this.packages), key)
    const answers = chance.oneIn(4) ? await this.#twice(one, key, chance) : [await send()]
    if (answers.every(({ status, body }) => status === 403 && ORDERS_REFUSED.has(body.errors[0].code))) return
    const { body } = answers.find(({ status }) => status === 201) ?? answers[0]!
    for (const answer of answers)
      if (answer.status !== 201 && !(answer.status === 403 && ORDERS_REFUSED.has(answer.body.errors[0].code)))
        throw new Error(`an order was answered with ${answer.status}`)
    const { id, number } = body.order
    const ref = new URL(body.redirect_url).pathname.split('/').at(-1)!
    this.bought.push({ id, number, email: one.member.email, ref, words: [] })
  }

  /** Its day comes at once, and the bank is asked twice. */
  async #debit(one: Person): Promise<void> {
    const { status, body } = await order(one, this.euros, randomUUID(), 'direct_debit')
    if (status !== 201) {
      if (DEBITS_REFUSED.has(body.errors[0].code)) return
      throw new Error(`a debit was answered with ${status} ${body.errors[0].code}`)
    }
    const { id, number } = body.order
    await collect(this.cast.rosa, id)
    await collect(this.cast.rosa, id)
    const { gatewayRef } = await asTenant(this.cast.rosa, () => Order.findOrFail(id))
    if (gatewayRef) this.bought.push({ id, number, email: one.member.email, ref: gatewayRef, words: [] })
  }

  /** Once the bank took a debit back, or the member revoked it. */
  async #signAgain(one: Person): Promise<void> {
    await asTenant(this.cast.rosa, () => endMandates('revoked', { member_id: one.member.id }))
    await newMandate(one).catch((error: unknown) => {
      // Another client of the member was faster.
      if ((error as { code?: string }).code !== '23505') throw error
    })
  }

  /** Anybody may state it, before the money came and afterwards, and again. */
  async #withdraw(chance: Chance): Promise<void> {
    const bought = this.#oneBought(chance)
    if (!bought) return
    const said = { name: 'Ann', order_number: bought.number, email: bought.email }
    const key = `${bought.number} ${chance.below(2)}`
    await asTenant(this.cast.rosa, () => stateWithdrawal(said, { key, language: 'en' }))
  }

  #twice(one: Person, key: string, chance: Chance) {
    const wanted = chance.of(this.packages)
    return Promise.all([order(one, wanted, key), order(one, wanted, key)])
  }

  async #moveMoney(chance: Chance): Promise<void> {
    const bought = this.#oneBought(chance)
    const word = bought && (await moveOn(bought.ref, chance))
    if (word) bought.words.push(word)
  }

  /** Like the gateway, which repeats itself and minds no order; the answer is fetched by a job, or at once. */
  async #notify(chance: Chance): Promise<void> {
    const bought = this.#oneBought(chance)
    if (!bought) return
    if (chance.oneIn(3)) await checkPayment(this.cast.rosa, bought.id)
    const event = `${bought.ref}-${chance.below(3)}`
    const body = JSON.stringify({ event, payment: bought.ref })
    const { status } = await new Visitor(this.cast.rosa.host).post('/api/webhooks/sandbox', body, {
      'x-requested-with': '',
      [SIGNATURE_HEADER]: sign(body),
    })
    if (status !== 200) throw new Error(`a notification was answered with ${status}`)
  }

  /** An answer that was under way for long: others came meanwhile. */
  async #tellLate(chance: Chance): Promise<void> {
    const bought = this.#oneBought(chance)
    if (bought?.words.length) await this.#apply(bought, chance.of(bought.words))
  }

  #apply({ id }: Bought, word: Payment): Promise<unknown> {
    return asTenant(this.cast.rosa, () => applyPayment(id, word, DateTime.now()))
  }

  async #spend(one: Person, chance: Chance): Promise<void> {
    const key = chance.of(KEYS)
    const isFictional = chance.oneIn(2)
    const towards = isFictional ? this.cast.fay : this.cast.ben.profile
    const acknowledgementId = isFictional ? this.acknowledged.get(one)! : null
    const cost = costOf(key)
    const kind = chance.of(['message', 'message', 'photo', 'gift'] as const)
    const brings = { gift: kind === 'gift' ? this.gift : undefined, isPhoto: kind === 'photo' }
    const spent = await charge(one, { cost, towards, key, acknowledgementId, ...brings }).catch((error: unknown) => {
      if (SPENDS_REFUSED.some((refusal) => error instanceof refusal)) return null
      throw error
    })
    if (spent && !spent.replayed) this.#note(one, `${kind} ${key}`, -cost)
  }

  /** A message that staff look at first; its key may have been spent before. */
  async #hold(one: Person, chance: Chance): Promise<void> {
    const key = chance.of(KEYS)
    const cost = costOf(key)
    const held = await holdPaid(one, this.cast.ben.profile, { cost, key }).catch((error: unknown) => {
      if (SPENDS_REFUSED.some((refusal) => error instanceof refusal)) return null
      throw error
    })
    if (!held) return
    this.held.push({ id: held.id, giveBack: () => this.#note(one, `message ${key}`, 0) })
    this.#note(one, `message ${key}`, -cost)
  }

  /** Two of staff may decide about the same one. */
  async #decide(chance: Chance): Promise<void> {
    if (this.held.length === 0) return
    const { id, giveBack } = chance.of(this.held)
    const decision = await asTenant(this.cast.rosa, () => (chance.oneIn(2) ? releaseHeld(id) : refuseHeld(id, 'spam')))
    if (decision === 'refused') giveBack()
  }

  async #grant(one: Person, chance: Chance): Promise<void> {
    const given = grantOf(one, chance)
    await asTenant(this.cast.rosa, () => grantCredits(given))
    this.#note(one, `${given.kind} ${given.key}`, given.credits)
  }

  /** By staff: out of goodwill, or for what is unused. The gateway is told, and repeats it. */
  async #giveBack(chance: Chance): Promise<void> {
    const bought = this.#oneBought(chance)
    if (!bought) return
    const site = (await siteByTenantId(this.cast.rosa.id))!
    const isGoodwill = chance.oneIn(2)
    await asTenant(this.cast.rosa, async () => {
      const { memberId, currency, status } = await Order.findOrFail(bought.id)
      if (status !== 'completed') return
      const goodwill = {
        orderId: bought.id,
        amountMinor: 1 + chance.below(200),
        reason: 'Sorry',
        askedBy: '1',
        key: randomUUID(),
      }
      if (isGoodwill) await giveGoodwill(site, goodwill)
      else
        await refundUnused(
          await Refund.create({
            orderId: bought.id,
            memberId,
            currency,
            cause: 'deletion',
            state: 'wanted',
            amountMinor: 1,
          })
        )
    }).catch((error: unknown) => {
      // More was given back meanwhile, or another wants to.
      if (!REFUNDS_REFUSED.has((error as { code?: string }).code ?? '')) throw error
    })
  }

  /** The member paid what they owed. */
  async #settleClaims({ member }: Person): Promise<void> {
    await asTenant(this.cast.rosa, async () => {
      const orders = await Order.query().where('member_id', member.id).where('claim_minor', '>', 0)
      for (const { id } of orders) {
        const task = await PaymentTask.query().where('kind', 'claim').where('order_id', id).whereNull('done_at').first()
        if (task) await finishTask(task, { by: null, outcome: 'Paid' })
      }
    })
  }

  async #limit({ member }: Person, chance: Chance): Promise<void> {
    const dayMinor = chance.oneIn(3) ? null : 2_000 + chance.below(20_000)
    await asTenant(this.cast.rosa, () => changeGuard(member.id, { currency: 'GBP', dayMinor }))
    // What is looser waits, and nothing would ever be spent here.
    if (chance.oneIn(2)) await letADayPass({ brand: this.cast.rosa, member })
  }

  async #crash(one: Person, chance: Chance): Promise<void> {
    const bought = this.#oneBought(chance)
    const word = bought?.words.at(-1)
    if (bought && word && chance.oneIn(2)) {
      await dieInTheMiddle(this.cast.rosa, () => applyPayment(bought.id, word, DateTime.now()))
      if (chance.oneIn(2)) await this.#apply(bought, word)
    } else {
      const given = grantOf(one, chance)
      await dieInTheMiddle(this.cast.rosa, () => grantCredits(given))
    }
  }

  #oneBought(chance: Chance): Bought | undefined {
    return this.bought.length === 0 ? undefined : chance.of(this.bought)
  }

  #note({ member }: Person, key: string, credits: number): void {
    const keys = this.moved.get(member.id) ?? new Map<string, number>()
    this.moved.set(member.id, keys.set(key, credits))
  }
}

const costOf = (key: string) => 1 + (Number(key.slice(3)) % 15)

function grantOf({ member }: Person, chance: Chance) {
  const kind = chance.of(['signup_bonus', 'bonus', 'goodwill'] as const)
  const key = kind === 'signup_bonus' ? 'once' : chance.of(KEYS)
  const credits = kind === 'signup_bonus' ? 20 : costOf(key) * 2
  return { kind, memberId: member.id, credits, key, reason: kind === 'goodwill' ? 'Sorry' : undefined }
}
