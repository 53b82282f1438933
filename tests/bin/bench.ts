import { readFile, writeFile } from 'node:fs/promises'
import 'reflect-metadata'
import { readOptions, USAGE } from '../bench/options.ts'
import { comparison, table } from '../bench/table.ts'

/** Measures the product: `node --import=@poppinss/ts-exec bin/bench.ts [--help]`. DATABASE_URL names a server for its databases. */
const args = process.argv.slice(2)
if (args.includes('--help')) end(USAGE, 0)
const options = read(args)
const server = process.env.DATABASE_URL
if (!server) throw new Error('DATABASE_URL is not set. `npm run bench` starts a PostgreSQL of its own.')

// Read before anything is measured, or a name written wrong would cost the run.
const earlier = options.against && JSON.parse(await readFile(options.against, 'utf8'))
// Needs the environment, which `--help` does without.
const { runBench } = await import('../bench/run_bench.ts')
const rows = await runBench(options, server)
console.log(table(rows))
if (earlier) console.log(`\nbeside ${options.against}\n${comparison(rows, earlier)}`)
if (options.json)
  await writeFile(
    options.json,
    JSON.stringify(rows, (name, value) => (name === 'times' ? undefined : value), 2)
  )
process.exit(0)

function read(from: string[]) {
  try {
    return readOptions(from)
  } catch (error) {
    return end(`${(error as Error).message}\n\n${USAGE}`, 2)
  }
}

function end(words: string, code: number): never {
  console.log(words)
  process.exit(code)
}
