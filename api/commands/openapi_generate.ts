import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class OpenapiGenerate extends BaseCommand {
  static commandName = 'openapi:generate'
  static description = 'Write the OpenAPI documents of brands and console from the sources'
  static options: CommandOptions = { startApp: true }

  async run() {
    // TypeScript is a development dependency, which the server must not need.
    const { generateDocuments } = await import('../openapi/generate_documents.js')
    const { routedCalls } = await import('../openapi/routed_calls.js')
    const about = JSON.parse(await readFile(this.app.makePath('package.json'), 'utf8')) as {
      version: string
      license: string
    }
    const documents = await generateDocuments(this.app.makePath().replace(/\/$/, ''), routedCalls(), about)
    const folder = this.app.makePath('.adonisjs/openapi')
    await mkdir(folder, { recursive: true })
    for (const [host, document] of Object.entries(documents))
      await writeFile(`${folder}/${host}.json`, `${JSON.stringify(document, null, 2)}\n`)
  }
}
