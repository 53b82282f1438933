import { InviteCodeSchema } from '#generated/schema'
import { fieldRefused } from '#app/http/validation/field_refused'

export default class InviteCode extends InviteCodeSchema {
  /** Codes are told by word of mouth, so case and blanks don't matter. */
  private static named(code: string) {
    return this.query().whereRaw('upper(code) = ?', [code.replace(/\s/g, '').toUpperCase()])
  }

  static async isGood(code: string | undefined): Promise<boolean> {
    const found = code && (await this.named(code).first())
    return !!found && !found.stoppedAt && found.used < found.uses
  }

  /** Atomic: two sign-ups can't share the last use. @throws 422 for `invite_code` */
  static async use(code: string): Promise<void> {
    const [changed] = (await this.named(code)
      .whereNull('stopped_at')
      .whereColumn('used', '<', 'uses')
      .increment('used', 1)) as unknown as number[]
    if (Number(changed) !== 1) throw fieldRefused('invite_code', 'invite_code')
  }
}
