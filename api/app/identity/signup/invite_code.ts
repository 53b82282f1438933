import { InviteCodeSchema } from '#generated/schema'
import { fieldRefused } from '#app/http/validation/field_refused'

/** A word that lets one or several people sign up where only invited people may. */
export default class InviteCode extends InviteCodeSchema {
  /** Whether a code would let somebody in now. */
  static async isGood(code: string | undefined): Promise<boolean> {
    const found = code && (await this.findBy({ code }))
    return !!found && found.used < found.uses
  }

  /** Uses a code; two people at once can't share its last use. @throws 422 for `invite_code` */
  static async use(code: string): Promise<void> {
    const [changed] = (await this.query()
      .where('code', code)
      .whereColumn('used', '<', 'uses')
      .increment('used', 1)) as unknown as number[]
    if (Number(changed) !== 1) throw fieldRefused('invite_code', 'invite_code')
  }
}
