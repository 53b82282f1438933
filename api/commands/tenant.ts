import { readFile, writeFile } from 'node:fs/promises'
import { basename, extname, resolve } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { applySource } from '#app/tenancy/manifests/apply_source'
import { exportManifest } from '#app/tenancy/manifests/export_manifest'
import type { Change } from '#app/tenancy/manifests/manifest_changes'
import { manifestSchema } from '#app/tenancy/manifests/manifest_schema'
import { writeManifest } from '#app/tenancy/manifests/write_manifest'

const SIGNS = { new: '+', changed: '~', ended: '-' } as const

export default class Tenant extends BaseCommand {
  static commandName = 'tenant'
  static description = 'Show what a brand’s manifest would change, make it so, or write a live brand back'
  static options: CommandOptions = { startApp: true }
  static help = [
    'Several files are applied one after the other, each all or nothing.',
    '  {{ binaryName }} tenant plan brand.yaml            what would change',
    '  {{ binaryName }} tenant apply brand.yaml …         makes it so',
    '  {{ binaryName }} tenant export brand.yaml          writes the brand `brand` to the file',
    '  {{ binaryName }} tenant export brand               prints it',
    '  {{ binaryName }} tenant schema manifest.json       writes the JSON Schema, for editors',
  ]

  @args.string({ description: 'plan, apply, export or schema' })
  declare verb: string

  @args.spread({ description: 'Manifests, YAML files; for export the files to write, or brands', required: false })
  declare files: string[]

  async run() {
    const [file] = this.files ?? []
    switch (this.verb) {
      case 'plan':
      case 'apply':
        if (!file) return this.#fail(`Which manifest? tenant ${this.verb} brand.yaml`)
        for (const one of this.files) await this.#apply(one)
        return
      case 'export':
        if (!file) return this.#fail('Which brand? tenant export brand.yaml')
        for (const one of this.files) await this.#export(one)
        return
      case 'schema':
        return this.#write(file, `${JSON.stringify(manifestSchema, null, 2)}\n`)
      default:
        return this.#fail(`"${this.verb}" is none of plan, apply, export, schema`)
    }
  }

  async #apply(file: string) {
    const source = await readFile(here(file), 'utf8').catch(() => undefined)
    if (source === undefined) return this.#fail(`${file} can’t be read`)
    const applied = await applySource(source, { keep: this.verb === 'apply' })
    if ('faults' in applied) {
      for (const { line, path, reason } of applied.faults)
        this.logger.error(`${file}:${line} ${[path, reason].filter(Boolean).join(': ')}`)
      return this.#fail(`${file}: nothing was changed.`)
    }
    const { changes } = applied
    for (const change of changes) for (const line of lines(change)) this.logger.log(line)
    if (changes.length === 0) this.logger.log(`${file}: nothing to change.`)
    else this.logger.log(`${file}: ${this.verb === 'plan' ? 'nothing was changed yet.' : 'done.'}`)
  }

  async #export(target: string) {
    const isFile = extname(target) !== ''
    const slug = basename(target, extname(target))
    const manifest = await exportManifest(slug)
    if (!manifest) return this.#fail(`There is no brand "${slug}"`)
    await this.#write(isFile ? target : undefined, writeManifest(manifest))
  }

  async #write(file: string | undefined, text: string) {
    if (!file) return void process.stdout.write(text)
    await writeFile(here(file), text)
    this.logger.log(`${file} written.`)
  }

  #fail(message: string) {
    this.logger.error(message)
    this.exitCode = 1
  }
}

/** npm runs scripts in the product's folder; INIT_CWD is where it was called. */
function here(file: string): string {
  return resolve(process.env.INIT_CWD ?? '.', file)
}

function lines({ what, how, fields, brands }: Change): string[] {
  const told = (value: unknown) => (value === null ? 'nothing' : JSON.stringify(value))
  return [
    `${SIGNS[how]} ${what}${brands ? ` (changes for every brand of it: ${brands.join(', ')})` : ''}`,
    ...fields.map(({ field, from, to }) => `    ${field}: ${told(from)} → ${told(to)}`),
  ]
}
