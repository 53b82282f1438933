import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { args, BaseCommand } from '@adonisjs/core/ace'
import { judgeLines } from '#app/safety/honesty/judge_lines'

export default class DeskJudge extends BaseCommand {
  static commandName = 'desk:judge'
  static description =
    'Say of texts whether a member asks if a fictional profile is real, or staff deny that it is fictional'
  static help = [
    'Reads JSON, one object a line, from a file or from what is piped in, and prints {"asks", "denies"} for each:',
    '  {{ binaryName }} desk:judge sentences.jsonl',
    `  echo '{"text": "Are you a bot?", "side": "member"}' | {{ binaryName }} desk:judge`,
    'What a member writes may ask, what staff write may deny; all languages are tried, whatever the brand’s.',
  ]

  @args.string({ description: 'The file; left out, lines are piped in', required: false })
  declare file: string | undefined

  async run() {
    const lines = createInterface({ input: this.file ? createReadStream(this.file) : process.stdin })
    try {
      for await (const judgement of judgeLines(lines)) this.logger.log(JSON.stringify(judgement))
    } catch (error) {
      this.logger.error((error as Error).message)
      this.exitCode = 1
    }
  }
}
