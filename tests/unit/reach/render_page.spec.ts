import { test } from '@japa/runner'
import { PAGE_TAGS } from '@manyhearts/locales/page_tags'
import { renderPage } from '@manyhearts/api/app/reach/render_page'
import type { PageValues } from '@manyhearts/api/app/reach/page_values'

const values = (some: Partial<PageValues> = {}): PageValues =>
  ({ ...Object.fromEntries(PAGE_TAGS.map((tag) => [tag, tag])), ...some }) as PageValues
const rendered = (body: string, some?: Partial<PageValues>) =>
  renderPage({ title: 'About {{site}}', description: 'What {{site}} is', body }, values(some))

test.group('A static page', () => {
  test('is filled in, title and description too', ({ assert }) => {
    const page = rendered('You are on {{site}}.', { site: 'Rosa & Co' })

    assert.equal(page.title, 'About Rosa & Co')
    assert.equal(page.description, 'What Rosa & Co is')
    assert.equal(page.html, '<p>You are on Rosa &amp; Co.</p>\n')
  })

  test('ends a sentence with one full stop, also after a name that has its own', ({ assert }) => {
    const { title, html } = renderPage(
      { title: 'Run by {{company}}.', description: '', body: 'Run by {{company}}.' },
      values({ company: 'Rosa B.V.' })
    )

    assert.equal(title, 'Run by Rosa B.V.')
    assert.equal(html, '<p>Run by Rosa B.V.</p>\n')
  })

  test('takes values as text: nothing in them becomes markup', ({ assert }) => {
    const nasty = '<img src=x> [a](javascript:alert(1)) **b** _c_ `d`\n\n# e | f'
    const { html } = rendered('Run by {{company}}.', { company: nasty })

    assert.equal(html, '<p>Run by &lt;img src=x&gt; [a](javascript:alert(1)) **b** _c_ `d` # e | f.</p>\n')
  })

  test('lets through no markup of its writer, and no address that runs code', ({ assert }) => {
    const { html } = rendered('<script>alert(1)</script> [x](javascript:alert(1)) [y](data:text/html,z)')

    assert.notMatch(html, /<script|href="(javascript|data)/)
  })

  test('leaves out what the brand doesn’t have', ({ assert }) => {
    const body = 'Write.{{#support_phone}} Call {{support_phone}}.{{/support_phone}}'

    assert.include(rendered(body, { support_phone: '+31 20' }).html, 'Call +31 20.')
    assert.equal(rendered(body, { support_phone: '' }).html, '<p>Write.</p>\n')
  })

  test('names its sections, and each can be linked to', ({ assert }) => {
    const { html, contents } = rendered('Lead\n\n## What it costs\n\nA\n\n### Detail\n\nB\n\n## What it costs\n\nC')

    assert.deepEqual(
      contents.map(({ title }) => title),
      ['What it costs', 'What it costs']
    )
    assert.lengthOf(new Set(contents.map(({ id }) => id)), 2)
    for (const { id } of contents) assert.include(html, `id="${id}"`)
  })

  test('has links for mail and telephone as they are dialled', ({ assert }) => {
    const body = '[{{support_email}}](mailto:{{support_email}}) [{{support_phone}}](tel:{{support_phone_link}})'
    const { html } = rendered(body, {
      support_email: 'a_b@rosa.example',
      support_phone: '+31 20-1',
      support_phone_link: '+31201',
    })

    assert.include(html, '<a href="mailto:a_b@rosa.example">a_b@rosa.example</a>')
    assert.include(html, '<a href="tel:+31201">+31 20-1</a>')
  })
})
