import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runCommand } from './run_command.ts'
import { ROOT } from './settle_environment.ts'

/** The headless shell first: without a window's machinery it takes a fifth less processor time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of Chromium, installed if necessary. @throws with the command to run when that fails */
export async function browserForTests(): Promise<string> {
  return process.env.CHROMIUM ?? installed() ?? (await fromDebian()) ?? (await fromPlaywright()) ?? refuse()
}

function installed(): string | undefined {
  return PLACES.find((path) => existsSync(path))
}

async function fromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const apt = (...args: string[]) =>
    runCommand('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  const install = (name: string) => apt('install', '-y', '-qq', '--no-install-recommends', name)
  try {
    await apt('update', '-qq')
    // Older releases have no package of the headless shell.
    await install('chromium-headless-shell').catch(() => install('chromium'))
  } catch {
    return undefined
  }
  return installed()
}

async function fromPlaywright(): Promise<string | undefined> {
  const playwright = createRequire(join(ROOT, 'tests/package.json')).resolve('playwright')
  try {
    await runCommand(process.execPath, [join(playwright, '../cli.js'), 'install', 'chromium'], {})
  } catch {
    return undefined
  }
  const { chromium } = (await import(pathToFileURL(playwright).href)) as { chromium: { executablePath(): string } }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

function refuse(): never {
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium) or name one: CHROMIUM=/path/to/chromium npm test'
  )
}
