import { readFile } from 'node:fs/promises'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { applyManifest, type Change } from '#app/tenancy/apply_manifest'
import { readManifest } from '#app/tenancy/read_manifest'

const SIGNS = { new: '+', changed: '~', ended: '-' } as const

/** Brands by script: `npm run tenant -- plan brand.yaml`, `npm run tenant -- apply brand.yaml`. */
export default class Tenant extends BaseCommand {
  static commandName = 'tenant'
  static description = 'Show what a brand’s manifest would change (plan), or make it so (apply)'
  static options: CommandOptions = { startApp: true }
  static help = ['  {{ binaryName }} tenant plan brand.yaml', '  {{ binaryName }} tenant apply brand.yaml']

  @args.string({ description: 'plan or apply' })
  declare verb: string

  @args.string({ description: 'The manifest, a YAML file' })
  declare file: string

  async run() {
    if (!['plan', 'apply'].includes(this.verb)) return this.#fail(`"${this.verb}" is neither plan nor apply`)
    const source = await readFile(this.file, 'utf8').catch(() => undefined)
    if (source === undefined) return this.#fail(`${this.file} can’t be read`)
    const read = readManifest(source)
    if ('faults' in read) {
      for (const { line, path, reason } of read.faults) this.logger.error(`${this.file}:${line} ${path} ${reason}`)
      return this.#fail('Nothing was changed.')
    }
    const changes = await applyManifest(read.manifest, { keep: this.verb === 'apply' })
    for (const change of changes) this.logger.log(line(change))
    this.logger.log(
      changes.length === 0 ? 'Nothing to change.' : this.verb === 'plan' ? 'Nothing was changed yet.' : 'Done.'
    )
  }

  #fail(message: string) {
    this.logger.error(message)
    this.exitCode = 1
  }
}

function line({ what, how }: Change): string {
  return `${SIGNS[how]} ${what}`
}
