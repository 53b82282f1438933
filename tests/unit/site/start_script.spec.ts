import { runInNewContext } from 'node:vm'
import { test } from '@japa/runner'
import { startScript } from '../../../tenant-site/src/app/start_script.ts'

/** As much of a browser's document as the script touches. */
function documentWith(nonce: string) {
  const added: Record<string, unknown>[] = []
  const createElement = (tag: string) => {
    const element: Record<string, unknown> = { tag }
    return Object.assign(element, { setAttribute: (name: string, value: string) => (element[name] = value) })
  }
  return { added, currentScript: { nonce }, createElement, head: { append: (one: object) => added.push({ ...one }) } }
}

test.group('The script at the end of a page', () => {
  test('fetches the page’s scripts with its nonce, and then starts the site', ({ assert }) => {
    const document = documentWith('n0nce')

    runInNewContext(
      startScript({ entries: ['/assets/entry.js'], scripts: ['/assets/a.js', '/assets/b.js'], styles: [] }),
      {
        document,
      }
    )

    assert.containsSubset(document.added, [
      { tag: 'link', rel: 'modulepreload', href: '/assets/a.js', nonce: 'n0nce', fetchpriority: 'low' },
      { tag: 'link', rel: 'modulepreload', href: '/assets/b.js', nonce: 'n0nce' },
      { tag: 'script', type: 'module', src: '/assets/entry.js', nonce: 'n0nce' },
    ])
    assert.equal(document.added.at(-1)!.tag, 'script')
  })
})
