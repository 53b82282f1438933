import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { SmsCodeSchema } from '#generated/schema'
import { derivedSecret } from '#app/tenancy/context/database_roles'

const DIGITS = 6
let secret: Buffer | undefined

/** A code by text message, hashed, for one mandate: so it counts for that account and that number alone. */
export default class SmsCode extends SmsCodeSchema {
  static readonly MINUTES = 10
  static readonly TRIES = 5

  static newCode(): string {
    return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  }

  static hashOf(mandateId: string, code: string): Buffer {
    secret ??= derivedSecret('codes by text message')
    return createHmac('sha256', secret).update(`${mandateId} ${code}`).digest()
  }

  /** Once: another request that used it meanwhile makes it 0 rows. */
  usedNow(): Promise<unknown[]> {
    return SmsCode.query().where('id', this.id).whereNull('used_at').update({ used_at: new Date() })
  }

  is(code: string): boolean {
    return timingSafeEqual(this.codeHash, SmsCode.hashOf(this.mandateId, code))
  }
}
