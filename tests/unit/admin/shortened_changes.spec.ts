import { test } from '@japa/runner'
import { shortenedChanges } from '@manyhearts/api/app/admin/resources/staff/shortened_changes'

const long = 'The same words. '.repeat(30)

test.group('Changes in a list', () => {
  test('are shown as they are when they are short', ({ assert }) => {
    const changes = { title: { from: 'One', to: 'Two' }, min_age: { from: 18, to: null } }

    assert.deepEqual(shortenedChanges(changes), changes)
  })

  test('of long texts are shown from a little before they part, with dots for the rest', ({ assert }) => {
    const { body } = shortenedChanges({ body: { from: `${long}Here ${long}`, to: `${long}There ${long}` } })

    assert.match(body!.from as string, /^….{30,45}Here .*…$/)
    assert.match(body!.to as string, /^….{30,45}There .*…$/)
  })

  test('begin with the text when that was new, and cut no character in two', ({ assert }) => {
    const { body } = shortenedChanges({ body: { from: null, to: '😀'.repeat(300) } })

    assert.isNull(body!.from)
    assert.match(body!.to as string, /^😀+…$/u)
    assert.isTrue((body!.to as string).isWellFormed())
  })
})
