import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { comeBackTakenOver } from './taken_over.ts'

let shared: Promise<Browser> | undefined

/**
 * The one that the tests of a process share, as starting one takes as long as opening some pages: closing it closes its devices, and
 * it ends with the process.
 */
export async function startChromium(): Promise<Browser> {
  if (!(await shared)?.isConnected()) shared = launchChromium().then(keptOpen)
  return shared!
}

function keptOpen(browser: Browser): Browser {
  browser.close = async () => void (await Promise.all(browser.contexts().map((context) => context.close())))
  return browser
}

/** One of its own. `without`: of the options that Playwright adds. */
export function launchChromium(options: string[] = [], without: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    ignoreDefaultArgs: without,
    // Root has no sandbox to offer, and the tests only visit themselves.
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // A process less for each browser: a fifth of the processor’s time.
      '--in-process-gpu',
      ...options,
    ],
  })
}

/** Widths in px. */
export const DEVICES = [
  ['a phone', 390],
  ['a desk', 1280],
] as const

/** One browser context on one brand, with everything the browser complained about. */
export interface Device {
  page: Page
  context: BrowserContext
  /** Script errors, refusals of the security policy and React's warnings, but no 4xx answers. */
  complaints: string[]
  address(path: string): string
}

interface DeviceOptions {
  host: string
  width?: number
  height?: number
  mode?: 'light' | 'dark'
  isPhone?: boolean
}

/** A fresh device, a phone by default. `goto` and `reload` return when the page answers to presses. */
export async function openDevice(
  browser: Browser,
  { host, width = 390, height = 844, mode = 'light', isPhone = width < 768 }: DeviceOptions
): Promise<Device> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: mode,
    hasTouch: isPhone,
    isMobile: isPhone,
  })
  context.setDefaultTimeout(60_000)
  await comeBackTakenOver(context)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/the server responded with a status of 4\d\d/.test(message.text()))
      complaints.push(message.text())
  })
  return { page, context, complaints, address: (path) => `http://${host}:${process.env.PORT}${path}` }
}
