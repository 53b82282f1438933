import { test } from '@japa/runner'
import { pageFaultReason } from '@manyhearts/api/app/tenancy/pages/page_fault_reason'
import { pageFaults } from '@manyhearts/api/app/tenancy/pages/page_faults'

test.group('The tags of a page', () => {
  test('are all known in a good one, sections and their content too', ({ assert }) => {
    assert.deepEqual(
      pageFaults('{{site}} {{#member_resell}}by {{company}}{{/member_resell}}{{^member_resell}}no{{/member_resell}}'),
      []
    )
  })

  test('that are unknown are named with their line, wherever they are', ({ assert }) => {
    const faults = pageFaults('{{brand}}\n\n{{#site}}\n{{owner}}{{/site}} {{{site}}}\n{{> footer}} {{=<% %>=}}')

    assert.deepEqual(
      faults.map(({ rule, meta }) => [rule, meta.tag, meta.line]),
      [
        ['page_tag', '{{brand}}', 1],
        ['page_tag', '{{owner}}', 4],
        ['page_tag', '{{site}}', 4],
        ['page_tag', '{{footer}}', 5],
        ['page_tag', '{{<% %>}}', 5],
      ]
    )
  })

  for (const [what, text, rule, tag, line] of [
    ['a section without an end', 'A\n{{#site}} never closed\n\n', 'page_section', '{{#site}}', 2],
    ['an end without a beginning', 'A\n\n{{/site}}', 'page_section', '{{#site}}', 3],
    ['sections that cross', '{{#site}}\n{{#host}}{{/site}}{{/host}}', 'page_section', '{{#host}}', 2],
    ['a tag without an end', 'A {{site}}\nB {{host\nC', 'page_tag_open', '{{host', 2],
  ] as const)
    test(`are refused for ${what}, with its line`, ({ assert }) => {
      assert.deepEqual(pageFaults(text), [{ rule, meta: { tag, line } }])
    })

  test('may be nested, but not without end', ({ assert }) => {
    const nested = (depth: number) => '{{#site}}'.repeat(depth) + '{{/site}}'.repeat(depth)

    assert.deepEqual(pageFaults(nested(8)), [])
    assert.deepEqual(
      pageFaults(nested(5_500)).map(({ rule }) => rule),
      ['page_nesting']
    )
  })

  test('are checked in manifests, too', ({ assert }) => {
    const [fault] = pageFaults('One\n{{brand}}')

    assert.equal(pageFaultReason(fault!), '{{brand}} is not known here (line 2 of the text)')
  })
})
