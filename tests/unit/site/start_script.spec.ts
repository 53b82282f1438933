import { setTimeout as wait } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { test } from '@japa/runner'
import { startScript } from '../../../tenant-site/src/app/start_script.ts'

interface Page {
  portrait: Promise<void>
  /** Whether the tab is visible: a hidden one is never painted. */
  isSeen?: boolean
}

/** Runs the script in a minimal browser. @returns what it adds to the page's head */
function runIn({ portrait, isSeen = true }: Page) {
  const added: Record<string, unknown>[] = []
  const createElement = (tag: string) => {
    const element: Record<string, unknown> = { tag }
    return Object.assign(element, { setAttribute: (name: string, value: string) => (element[name] = value) })
  }
  const document = {
    currentScript: { nonce: 'n0nce' },
    createElement,
    head: { append: (one: object) => added.push({ ...one }) },
    querySelectorAll: () => [{ decode: () => portrait }],
  }
  const requestAnimationFrame = (paint: () => void) => void (isSeen && setImmediate(paint))
  const assets = { entries: ['/assets/entry.js'], scripts: ['/assets/a.js', '/assets/b.js'], styles: [] }
  const window = {}
  const listeners: Record<string, (event: object) => void> = {}
  const addEventListener = (name: string, listener: () => void) => void (listeners[name] = listener)
  const globals = { window, addEventListener, document, requestAnimationFrame, setTimeout }
  runInNewContext(startScript(assets), globals)
  return Object.assign(added, { window, listeners })
}

async function lastOf(added: Record<string, unknown>[]) {
  while (added.at(-1)?.tag !== 'script') await wait(5)
  return added
}

test.group('The script at the end of a page', () => {
  test('fetches the page’s scripts with its nonce, and then starts the site', async ({ assert }) => {
    const added = await lastOf(runIn({ portrait: Promise.resolve() }))

    assert.containsSubset(added, [
      { tag: 'link', rel: 'modulepreload', href: '/assets/a.js', nonce: 'n0nce', fetchpriority: 'low' },
      { tag: 'link', rel: 'modulepreload', href: '/assets/b.js', nonce: 'n0nce' },
      { tag: 'script', type: 'module', src: '/assets/entry.js', nonce: 'n0nce' },
    ])
    assert.equal(added.at(-1)!.tag, 'script')
  })

  test('keeps the browser’s offer to install the site, which may come before the site’s scripts', async ({
    assert,
  }) => {
    const { window, listeners } = runIn({ portrait: Promise.resolve() })
    let isPrevented = false
    const offer = { preventDefault: () => (isPrevented = true) }

    listeners.beforeinstallprompt!(offer)

    assert.isTrue(isPrevented)
    assert.deepEqual(window, { installPrompt: offer })
  })

  test('waits for the first portraits', async ({ assert }) => {
    const portrait = Promise.withResolvers<void>()

    const added = runIn({ portrait: portrait.promise })
    await wait(50)

    assert.isEmpty(added)
    portrait.resolve()
    assert.lengthOf(await lastOf(added), 3)
  })

  test('waits neither for a missing or broken portrait, nor for a hidden tab', async ({ assert }) => {
    const pages = [
      runIn({ portrait: new Promise(() => {}) }),
      runIn({ portrait: Promise.reject(new Error('broken')) }),
      runIn({ portrait: Promise.resolve(), isSeen: false }),
    ]

    for (const added of pages) assert.lengthOf(await lastOf(added), 3)
  })
})
