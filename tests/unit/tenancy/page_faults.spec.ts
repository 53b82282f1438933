import { test } from '@japa/runner'
import { pageFaults } from '@manyhearts/api/app/tenancy/page_faults'

test.group('The tags of a page', () => {
  test('are all known in a good one, sections and what stands in them too', ({ assert }) => {
    assert.deepEqual(
      pageFaults('{{site}} {{#member_resell}}by {{company}}{{/member_resell}}{{^member_resell}}no{{/member_resell}}'),
      []
    )
  })

  test('that nothing fills in are named, wherever they stand', ({ assert }) => {
    assert.deepEqual(pageFaults('{{brand}} {{#site}}{{owner}}{{/site}} {{{site}}} {{> footer}}'), [
      '{{brand}} is not known here',
      '{{owner}} is not known here',
      '{{site}} is not known here',
      '{{footer}} is not known here',
    ])
  })

  test('that are not closed are told with where they stand', ({ assert }) => {
    assert.match(pageFaults('{{#site}} never closed')[0]!, /site/)
    assert.match(pageFaults('{{site')[0]!, /Unclosed tag/)
  })
})
