import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { sign, SIGNATURE_HEADER } from '@manyhearts/api/app/credits/gateways/sandbox/sandbox_secrets'
import type { Payment } from '@manyhearts/api/app/credits/gateways/gateway'
import { NotEnoughCredits } from '@manyhearts/api/app/credits/ledger/credits_errors'
import { grantCredits } from '@manyhearts/api/app/credits/ledger/grant_credits'
import { sealLedger } from '@manyhearts/api/app/credits/ledger/seals/seal_ledger'
import { spend } from '@manyhearts/api/app/credits/ledger/spend'
import { applyPayment } from '@manyhearts/api/app/credits/orders/apply_payment'
import { checkPayment } from '@manyhearts/api/app/credits/orders/check_payment'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newPerson, type Person } from '../../../cast.ts'
import { rounds } from '../../../rounds.ts'
import { Visitor } from '../../../visitor.ts'
import { acknowledgeFictional, charge, newPackage, order } from '../shop.ts'
import type { Chance } from './chance.ts'
import { dieInTheMiddle } from './die_in_the_middle.ts'
import { moveOn } from './gateway_of_chance.ts'

const MEMBERS = 12
/** Few, so that many clients use the same. */
const KEYS = Array.from({ length: rounds(60, 300) }, (_, place) => `key${place}`)

interface Bought {
  id: string
  ref: string
  /** What the gateway said at any time. */
  words: Payment[]
}

/** A shop in which clients do whatever chance says, and what the members must have afterwards. */
export class RandomShop {
  /** Given and spent, by member; a key counts once. */
  readonly moved = new Map<string, Map<string, number>>()
  readonly bought: Bought[] = []

  private constructor(
    private readonly cast: Cast,
    readonly members: Person[],
    private readonly acknowledged: Map<Person, string>,
    private readonly packages: string[]
  ) {}

  static async open(cast: Cast): Promise<RandomShop> {
    const members: Person[] = []
    const acknowledged = new Map<Person, string>()
    for (let number = 0; number < MEMBERS; number++) {
      const member = await newPerson(cast.rosa, { name: `M${number}`, gender: 'female', looking_for: 'male' })
      members.push(member)
      acknowledged.set(member, await acknowledgeFictional(member, cast.fay))
    }
    const packages = await Promise.all([
      newPackage(cast.rosa, { credits: 60, bonus_credits: 7, price_minor: 999 }),
      newPackage(cast.rosa, { credits: 33, price_minor: 500 }),
    ])
    return new RandomShop(cast, members, acknowledged, packages)
  }

  /** One thing that happens, by chance. */
  async happen(chance: Chance): Promise<void> {
    const one = chance.of(this.members)
    const what = chance.below(100)
    if (what < 12) await this.#order(one, chance)
    else if (what < 32) await this.#moveMoney(chance)
    else if (what < 44) await this.#notify(chance)
    else if (what < 52) await this.#tellLate(chance)
    else if (what < 84) await this.#spend(one, chance)
    else if (what < 94) await this.#grant(one, chance)
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
    for (const { status } of answers) if (status !== 201) throw new Error(`an order was answered with ${status}`)
    const { body } = answers[0]!
    this.bought.push({ id: body.order.id, ref: new URL(body.redirect_url).pathname.split('/').at(-1)!, words: [] })
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
    const spending = { memberId: one.member.id, cost, key, counterpart: towards, acknowledgementId }
    const spent = await (
      kind === 'message'
        ? charge(one, { cost, towards, key, acknowledgementId })
        : asTenant(this.cast.rosa, () => spend({ ...spending, kind }))
    ).catch((error: unknown) => {
      if (error instanceof NotEnoughCredits) return null
      throw error
    })
    if (spent && !spent.replayed) this.#note(one, `${kind} ${key}`, -cost)
  }

  async #grant(one: Person, chance: Chance): Promise<void> {
    const given = grantOf(one, chance)
    await asTenant(this.cast.rosa, () => grantCredits(given))
    this.#note(one, `${given.kind} ${given.key}`, given.credits)
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
